import { setTimeout as wait } from "node:timers/promises"
import { openConnection, requestOf } from "../lib/connection.ts"

const BEFORE_REPEAT_MS = 200
const PATIENCE_MS = 60_000

export type Asked = { status: number; body: string; ms: number; repeats: number }
export type Asking = { port: number; path: string; body: object; cookie?: string; from?: string }

/** Sends a call on a connection of its own, again and again until a server answers it; `ms` is the time of all of it. */
export async function ask({ port, path, body, cookie, from }: Asking): Promise<Asked> {
  const request = requestOf("POST", `/api${path}`, { body, ...(cookie && { cookie }), headers: { accept: "*/*" } })
  const begunAt = performance.now()
  for (let repeats = 0; performance.now() < begunAt + PATIENCE_MS; repeats++) {
    const answer = await once(port, request, from).catch(() => null)
    if (answer && answer.status < 500) return { ...answer, ms: performance.now() - begunAt, repeats }
    await wait(BEFORE_REPEAT_MS)
  }
  throw new Error(`Nobody answered ${path}.`)
}

async function once(port: number, request: Buffer, from?: string) {
  const connection = await openConnection(port, from)
  try {
    return await connection.send(request)
  } finally {
    connection.close()
  }
}
