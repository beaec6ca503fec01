import { setTimeout as wait } from "node:timers/promises"
import { openConnection, requestOf } from "../lib/connection.ts"

export type Read = { ms: number; status: number; bytes: number; names: number }

type Reading = {
  port: number
  path: string
  readers: number
  /** The time over which the readers arrive. */
  overMs: number
  /** The entries that a page may name at that moment; any other name is an error. */
  announced: ReadonlySet<string>
}

/** The names of entries that a page shows. */
const namesOn = (page: string): string[] =>
  [...page.matchAll(/class="name"[^>]*><bdi>([^<]*)</g)].map(([, name = ""]) => name)

/** Readers arrive at a steady pace, each on its own connection; every second one sends the last ETag that a reader got. */
export async function readPages({ port, path, readers, overMs, announced }: Reading): Promise<Read[]> {
  const reads: Promise<Read>[] = []
  let lastTag = ""
  const readOnce = async (tag: string): Promise<Read> => {
    const startedAt = performance.now()
    const connection = await openConnection(port)
    const headers = { "accept-encoding": "gzip, deflate, br", ...(tag && { "if-none-match": tag }) }
    const request = requestOf("GET", path, { headers })
    const { status, head, sentBytes, body } = await connection.send(request)
    connection.close()
    if (status !== 200 && status !== 304) throw new Error(`The page returned ${status}: ${body.slice(0, 200)}`)
    const names = namesOn(body)
    for (const name of names) if (!announced.has(name)) throw new Error(`${name} was named too early.`)
    lastTag = /\r\netag: (\S+)/.exec(head)?.[1] ?? lastTag
    return { ms: performance.now() - startedAt, status, bytes: sentBytes, names: names.length }
  }
  const begunAt = performance.now()
  for (let index = 0; index < readers; index++) {
    const due = begunAt + (index * overMs) / readers - performance.now()
    if (due > 1) await wait(due)
    reads.push(readOnce(index % 2 === 0 ? "" : lastTag))
  }
  return Promise.all(reads)
}
