import { setTimeout as wait } from "node:timers/promises"
import type { Random } from "../load/random.ts"
import { ask } from "./asking.ts"

const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
const ADDRESSES = 50

/** A script that guesses codes at a steady pace, from many addresses. Returns the status of each answer. */
export async function guess(
  { port, random, overMs }: { port: number; random: Random; overMs: number },
  count: number,
): Promise<number[]> {
  const begunAt = performance.now()
  const sent: Promise<number>[] = []
  for (let index = 0; index < count; index++) {
    const due = begunAt + (index * overMs) / count - performance.now()
    if (due > 1) await wait(due)
    const code = Array.from({ length: 8 }, () => LETTERS[random.below(LETTERS.length)]).join("")
    const asked = ask({ port, path: "/vote/ballot", body: { code }, from: `127.0.1.${1 + (index % ADDRESSES)}` })
    sent.push(asked.then(({ status }) => status))
  }
  return Promise.all(sent)
}
