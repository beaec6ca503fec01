import { Readable } from "node:stream"
import { setImmediate as yieldToEventLoop } from "node:timers/promises"
import type { FastifyReply } from "fastify"

const ITEMS_AT_ONCE = 1_000

/** Streams a long list in slices: serialized at once, 60,000 scores would block every other request. */
export function sendLongList(reply: FastifyReply, answer: unknown): Readable {
  reply.header("content-type", "application/json; charset=utf-8")
  return Readable.from(slicesOf(answer as unknown[]))
}

async function* slicesOf(list: unknown[]): AsyncGenerator<string> {
  for (let start = 0; start < list.length; start += ITEMS_AT_ONCE) {
    // Each slice is serialized as a list: its brackets are removed, and a comma joins it to the slice before it.
    yield (start === 0 ? "[" : ",") + JSON.stringify(list.slice(start, start + ITEMS_AT_ONCE)).slice(1, -1)
    await yieldToEventLoop()
  }
  yield list.length === 0 ? "[]" : "]"
}
