import { join } from "node:path"
import { rolldown } from "rolldown"
import { expect, test } from "../fixtures/server.ts"
import { prepareEvent } from "../pages/prepared-event.ts"

const CLIENT = join(import.meta.dirname, "../../packages/client/src/index.ts")
const ADDRESS = "/typed-client.js"

/** The client as a program for browsers bundles it. */
async function bundled(): Promise<string> {
  const bundle = await rolldown({ input: CLIENT, platform: "browser" })
  const { output } = await bundle.generate({ format: "esm" })
  await bundle.close()
  return output[0].code
}

test("the typed client works in a browser, with the session that the browser keeps @desktop", async ({
  page,
  request,
  noise,
}) => {
  noise.expect(/status of 401/)
  const { id, password } = await prepareEvent(request, { name: "Browser Show" })
  const body = await bundled()
  await page.route(ADDRESS, (route) => route.fulfill({ contentType: "text/javascript", body }))
  await page.goto("/")
  const told = await page.evaluate(
    async ({ address, eventId, secret }) => {
      const { createClient, RosetteError } = await import(address)
      const client = createClient({ url: location.origin })
      const wrong = await client.signIn.organizer({ eventId, password: "wrong" }).catch((error: unknown) => error)
      await client.signIn.organizer({ eventId, password: secret })
      for await (const news of client.watchEvent(eventId)) {
        const { organizer } = await client.whoAmI()
        return [wrong instanceof RosetteError && wrong.code, organizer?.event.name, news.eventId === eventId]
      }
    },
    { address: ADDRESS, eventId: id, secret: password },
  )
  expect(told).toEqual(["WRONG_CREDENTIALS", "Browser Show", true])
})
