import type { APIRequestContext } from "@playwright/test"
import { type Client, createClient } from "@rosette/client"

/** Only paths are sent: a device's requests know the address of its server. */
const NOWHERE = "http://server.test"

/** Sends as the device does, with the cookies of its browser. */
const fetchOf =
  (device: APIRequestContext): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init)
    const { pathname, search } = new URL(request.url)
    const answer = await device.fetch(pathname + search, {
      method: request.method,
      headers: Object.fromEntries(request.headers),
      ...(request.body && { data: Buffer.from(await request.arrayBuffer()) }),
    })
    // The device keeps the cookies.
    const headers = { "content-type": answer.headers()["content-type"] ?? "" }
    return new Response(new Uint8Array(await answer.body()), { status: answer.status(), headers })
  }

const clients = new WeakMap<APIRequestContext, Client>()

/** The API as this device may call it: signed in as its browser is. */
export function clientOf(device: APIRequestContext): Client {
  const client = clients.get(device) ?? createClient({ url: NOWHERE, fetch: fetchOf(device) })
  clients.set(device, client)
  return client
}

export const apiOf = (device: APIRequestContext): Client["api"] => clientOf(device).api
