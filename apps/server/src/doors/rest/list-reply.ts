import { Readable } from "node:stream"
import { setImmediate as othersFirst } from "node:timers/promises"
import type { FastifyReply } from "fastify"

const ITEMS_AT_ONCE = 1_000

/** Answers a list that may be long, written a slice at a time: all at once, 60,000 scores would hold every other request up. */
export function sendLongList(reply: FastifyReply, answer: unknown): Readable {
  reply.header("content-type", "application/json; charset=utf-8")
  return Readable.from(slicesOf(answer as unknown[]))
}

async function* slicesOf(list: unknown[]): AsyncGenerator<string> {
  for (let start = 0; start < list.length; start += ITEMS_AT_ONCE) {
    // A slice is a list by itself: its brackets go, and a comma joins it to the one before.
    yield (start === 0 ? "[" : ",") + JSON.stringify(list.slice(start, start + ITEMS_AT_ONCE)).slice(1, -1)
    await othersFirst()
  }
  yield list.length === 0 ? "[]" : "]"
}
