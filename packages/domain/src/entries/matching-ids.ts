import { confusedVotingIdKey, nameKey, votingIdKey } from "../text/text-keys.ts"

/** The entry's voting ID that an ID of a file means; not `isSame` if they are only easily mixed up, as 1 and 001. */
export type IdMatch = { votingId: string; isSame: boolean }

/**
 * For each voting ID of a file, the one of the event's entries that it means, or null. Each entry is meant once: by the same ID
 * if there is one, else by the first that is easily mixed up with its own.
 */
export function matchVotingIds(stored: readonly string[], ofFile: readonly string[]): (IdMatch | null)[] {
  const exact = new Set(stored)
  const alike = firstByKey(stored, votingIdKey)
  const same = ofFile.map((votingId) => (exact.has(votingId) ? votingId : alike.get(votingIdKey(votingId))))
  const confused = firstByKey(stored, confusedVotingIdKey)
  const meant = new Set(same)
  return ofFile.map((votingId, index) => {
    const found = same[index]
    if (found !== undefined) return { votingId: found, isSame: true }
    const like = confused.get(confusedVotingIdKey(votingId))
    if (like === undefined || meant.has(like)) return null
    meant.add(like)
    return { votingId: like, isSame: false }
  })
}

function firstByKey(votingIds: readonly string[], keyOf: (votingId: string) => string): Map<string, string> {
  const first = new Map<string, string>()
  for (const votingId of votingIds) {
    const key = keyOf(votingId)
    if (!first.has(key)) first.set(key, votingId)
  }
  return first
}

/**
 * For each new voting ID of a file, what it is easily mixed up with: a known one of the event, or an earlier one of the file;
 * else null.
 */
export function confusedWith(known: readonly string[], ofFile: readonly string[]): (string | null)[] {
  const same = new Set(known.map(votingIdKey))
  const like = firstByKey(known, confusedVotingIdKey)
  return ofFile.map((votingId) => {
    const key = confusedVotingIdKey(votingId)
    const other = like.get(key)
    if (other === undefined) like.set(key, votingId)
    return other === undefined || other === votingId || same.has(votingIdKey(votingId)) ? null : other
  })
}

/** In what two voting IDs differ that are easily mixed up. */
export const differenceOf = (a: string, b: string): string =>
  nameKey(a) === nameKey(b) ? "in upper and lower case" : "in leading zeros or blanks"

const MONTHS =
  "jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mrz|mär|mai|okt|dez|janv|févr|mars|avr|juin|juil|août|sept|déc|ene|abr|ago|dic|gen|mag|giu|lug|set|ott"
const MADE_A_DATE = new RegExp(`^(?:\\d{1,2}[-. ]+(?:${MONTHS})\\.?|(?:${MONTHS})\\.?[- ]+\\d{2,4})$`, "i")
const MADE_A_NUMBER = /^\d+(?:[.,]\d+)?E[+-]?\d+$/i
const MADE_AN_ERROR = /^#(?:#+|(?:REF|NAME|VALUE|DIV\/0|NUM|N\/A|NULL)[!?]?)$/i

/** Whether a spreadsheet has probably made this of another voting ID: 1-Mar of 1-3 or 3/1, 1.00E+05 of 100000 or 1E5. */
export const isSpoilt = (votingId: string): boolean =>
  [MADE_A_DATE, MADE_A_NUMBER, MADE_AN_ERROR].some((spoilt) => spoilt.test(votingId))
