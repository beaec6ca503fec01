import { setImmediate as yieldToEventLoop } from "node:timers/promises"
import { contentHashOf, ERASED, lineHashOf } from "../../data/change/chain.ts"
import type { Sql } from "../../data/database.ts"
import {
  CHAIN_BEGUN,
  type ChainedLine,
  chainedLines,
  countUnchained,
  endOfChain,
} from "../../data/sql/history-lines.ts"

const LINES_AT_ONCE = 500

type Misfit = { seq: number; historyItemId: number | null; reason: string }
type VerifiedEvent = { lines: number; erased: number; unchained: number; misfit: Misfit | null }

/**
 * Checks the chain of one event from its first line to the end that the event names, and returns the first line that
 * does not fit. Lines that are added while it reads are left for the next check.
 */
export async function verifyEvent(sql: Sql, eventId: number): Promise<VerifiedEvent | null> {
  const end = await endOfChain(sql, eventId)
  if (!end) return null
  let beyond: ChainedLine | null = null
  let last: ChainedLine | null = null
  let erased = 0
  let olderLines = 0
  const verified = async (misfit: Misfit | null): Promise<VerifiedEvent> => {
    const unchained = await countUnchained(sql, eventId)
    const isOtherNumber = end.seq > 0 && unchained !== olderLines
    const reason = `${unchained} lines stand outside the chain, which began with ${olderLines}`
    const found = misfit ?? (isOtherNumber ? { seq: 1, historyItemId: null, reason } : null)
    return { lines: last?.seq ?? 0, erased, unchained, misfit: found }
  }
  for (let afterId = 0; ; await yieldToEventLoop()) {
    const page = await chainedLines(sql, eventId, { after: afterId, take: LINES_AT_ONCE })
    for (const line of page) {
      if (line.seq > end.seq && (last?.seq ?? 0) === end.seq) beyond = line
      if (beyond) continue
      const reason = misfitOf(line, last)
      if (reason) return verified({ seq: (last?.seq ?? 0) + 1, historyItemId: line.id, reason })
      if (line.seq === 1 && line.action === CHAIN_BEGUN) olderLines = olderLinesIn(line)
      if (line.salt === null) erased += 1
      last = line
    }
    const { length, [length - 1]: lowest } = page
    if (!lowest || length < LINES_AT_ONCE) break
    afterId = lowest.id
  }
  const reached = { seq: last?.seq ?? 0, hash: last?.hash ?? null }
  if (reached.seq !== end.seq || reached.hash !== end.hash)
    return verified({ seq: reached.seq + 1, historyItemId: null, reason: `The chain ends before line ${end.seq}` })
  // A line that was added during the check has moved the end.
  const isStillEnd = (await endOfChain(sql, eventId))?.seq === end.seq
  const reason = "It stands behind the end of the chain"
  return verified(beyond && isStillEnd ? { seq: end.seq + 1, historyItemId: beyond.id, reason } : null)
}

/** Why a line does not follow the one before it, or null. */
function misfitOf(line: ChainedLine, last: ChainedLine | null): string | null {
  const expected = (last?.seq ?? 0) + 1
  if (line.seq !== expected) return `Line ${expected} is missing: line ${line.seq} stands in its place`
  if (line.previous !== (last?.hash ?? null)) return "It does not follow the line before it"
  const { salt, contentHash, hash, ...rest } = line
  if (contentHash === null || hash === null) return "It has no hash"
  if (!saysWhatItSaid(line, contentHash)) return "It does not say what it said"
  if (lineHashOf({ ...rest, contentHash }) !== hash) return "When, in which role or what was done is not what it was"
  return null
}

/** An erased line has no salt and says that it was erased; only the digest of its old content is left. */
function saysWhatItSaid(line: ChainedLine, contentHash: string): boolean {
  const { actor, subject, before, after, salt } = line
  if (salt === null)
    return actor === ERASED.actor && subject === ERASED.subject && before === ERASED.before && after === ERASED.after
  try {
    return contentHashOf(salt, { actor, subject, before, after }) === contentHash
  } catch {
    // Text that is no longer JSON was changed.
    return false
  }
}

/** What the first line of a chain that began later says about the lines before it. */
function olderLinesIn({ after }: ChainedLine): number {
  const said: { olderLines?: unknown } = JSON.parse(after ?? "{}")
  return typeof said.olderLines === "number" ? said.olderLines : 0
}
