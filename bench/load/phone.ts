import { setTimeout as wait } from "node:timers/promises"
import type { Random } from "./random.ts"

const PATIENCE_MS = 2_500
const BEFORE_REPEAT_MS = 200

export type SentSheet = {
  entryId: number
  scores: { criterionId: number; points: number }[]
  comments: string
  isSubmitted: boolean
  mutationId: string
}

/**
 * A judge's phone: sends sheet after sheet and repeats each that gets no answer, or a 503, with the same mutationId
 * until it is acknowledged. A real phone waits for Retry-After; this one waits less.
 */
export type Phone = {
  judgeId: number
  cookie: string
  /** By entry, the last sheet that the server acknowledged. */
  acknowledged: Map<number, SentSheet>
  /** The sheet that the server may or may not have saved. */
  inDoubt: SentSheet | null
  counted: { saves: number; refused: number; unanswered: number }
  /** Milliseconds from the first attempt at each acknowledged sheet to its answer. */
  waits: number[]
  /** Unexpected answers. */
  unexpected: string[]
  /** Judges until the signal or until every entry is done. `pauseMs` replaces the plan's, to catch up faster. */
  judge(address: string, until: AbortSignal, pauseMs?: number): Promise<void>
  /** Repeats the sheet in doubt until it is acknowledged. */
  settle(address: string, until: AbortSignal): Promise<void>
}

export type PhonePlan = {
  judgeId: number
  cookie: string
  entryIds: number[]
  criterionIds: number[]
  random: Random
  /** The longest pause between two sheets. */
  pauseMs: number
}

export function openPhone({ judgeId, cookie, entryIds, criterionIds, random, pauseMs }: PhonePlan): Phone {
  let drafted: number | undefined
  let firstSentAt = 0

  /** A sheet for the next entry, or the final one for an entry whose draft was acknowledged; null when all are done. */
  function nextSheet(): SentSheet | null {
    const entryId = drafted ?? entryIds[phone.acknowledged.size]
    if (entryId === undefined) return null
    return {
      entryId,
      scores: criterionIds.map((criterionId) => ({ criterionId, points: random.below(11) })),
      comments: random.uuid().repeat(1 + random.below(20)),
      isSubmitted: drafted !== undefined || random.below(3) > 0,
      mutationId: random.uuid(),
    }
  }

  async function post(address: string, sheet: SentSheet): Promise<{ status: number; body: string } | null> {
    try {
      const response = await fetch(`${address}/api/judges/${judgeId}/scores`, {
        method: "POST",
        headers: { "content-type": "application/json", cookie },
        body: JSON.stringify(sheet),
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      return { status: response.status, body: await response.text() }
    } catch {
      // No connection, a broken one, or a timeout: expected during these faults.
      return null
    }
  }

  /** Returns whether the sheet is now acknowledged. */
  async function send(address: string, sheet: SentSheet): Promise<boolean> {
    if (phone.inDoubt !== sheet) firstSentAt = performance.now()
    phone.inDoubt = sheet
    const answer = await post(address, sheet)
    if (answer?.status !== 200) {
      if (answer === null) phone.counted.unanswered += 1
      else if (answer.status === 503) phone.counted.refused += 1
      else phone.unexpected.push(`${answer.status} ${answer.body.slice(0, 200)}`)
      return false
    }
    phone.inDoubt = null
    phone.acknowledged.set(sheet.entryId, sheet)
    phone.counted.saves += 1
    phone.waits.push(performance.now() - firstSentAt)
    drafted = sheet.isSubmitted ? undefined : sheet.entryId
    return true
  }

  const phone: Phone = {
    judgeId,
    cookie,
    acknowledged: new Map(),
    inDoubt: null,
    counted: { saves: 0, refused: 0, unanswered: 0 },
    waits: [],
    unexpected: [],
    async judge(address, until, longestPauseMs = pauseMs) {
      while (!until.aborted) {
        const sheet = phone.inDoubt ?? nextSheet()
        if (!sheet) return
        await wait((await send(address, sheet)) ? random.below(longestPauseMs) : BEFORE_REPEAT_MS)
      }
    },
    async settle(address, until) {
      while (phone.inDoubt && !(await send(address, phone.inDoubt)) && !until.aborted) await wait(BEFORE_REPEAT_MS)
    },
  }
  return phone
}
