import { createHash } from "node:crypto"
import { type SavedSheet, type SheetBody, savedSheet } from "@rosette/contract/sheets"
import { comparable, plainLines } from "@rosette/domain/contest/sheet-lines"
import type { Sql } from "../../../data/database.ts"
import { storeAnswers } from "../../../data/sql/store-sheets.ts"
import { isRecord } from "../../../lib/is-record.ts"
import { AppError } from "../../../refusals/app-error.ts"

/**
 * SHA-256, hex, of a sheet's entry, state, comment and points, in any order of the scores, and of the entry to which it was moved.
 * `isScore`, versions and the ids of attempt and database are not part of it.
 */
const bodyHashOf = (body: SheetBody): string =>
  createHash("sha256")
    .update(JSON.stringify([body.entryId, ...comparable(body), ...(body.movedTo == null ? [] : [body.movedTo])]))
    .digest("hex")

/** An attempt with an id, and the hash of its content. */
export type NamedAttempt = { mutationId: string; bodyHash: string }

export const namedAttemptOf = (body: SheetBody): NamedAttempt | null =>
  body.mutationId ? { mutationId: body.mutationId, bodyHash: bodyHashOf(body) } : null

/** The present values, for what the stored answer does not hold. */
type KnownNow = Pick<SavedSheet, "stats" | "revision" | "databaseId">

/**
 * Returns the first answer to this attempt, null if it is new. Throws MUTATION_ID_REUSED if the first one had another
 * content. What the stored answer does not hold, or another version wrote in another form, is taken from the attempt
 * itself and from the present state: a phone must always get an answer to a saved sheet.
 */
export function answerAsBefore(
  answered: { bodyHash: string; answer: string } | null,
  body: SheetBody,
  bodyHash: string | undefined,
  now: KnownNow,
): SavedSheet | null {
  if (!answered) return null
  if (answered.bodyHash !== bodyHash) throw new AppError("MUTATION_ID_REUSED")
  const remembered = recordIn(answered.answer)
  const { shape } = savedSheet
  const read = <Key extends keyof SavedSheet>(key: Key, otherwise: SavedSheet[Key]): SavedSheet[Key] => {
    const parsed = shape[key].safeParse(remembered[key])
    // The schema under this key is the schema of this field.
    return parsed.success ? (parsed.data as SavedSheet[Key]) : otherwise
  }
  return {
    entryId: read("entryId", body.entryId),
    isSubmitted: read("isSubmitted", body.isSubmitted),
    comments: read("comments", body.comments),
    scores: read("scores", plainLines(body.scores)),
    stats: read("stats", now.stats),
    revision: read("revision", now.revision),
    databaseId: read("databaseId", now.databaseId),
    isSetAside: read("isSetAside", false),
  }
}

function recordIn(json: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json)
    return isRecord(value) ? value : {}
  } catch {
    // It cannot be parsed: everything is taken from the attempt itself.
    return {}
  }
}

/** The answer to an attempt, in case the device never received it. */
export type RememberedAnswer = { judgeId: number; named: NamedAttempt; body: SheetBody; answer: SavedSheet }

/** Stores answers, each without what a repeated attempt contains anyway. */
export async function rememberAnswers(sql: Sql, remembered: readonly RememberedAnswer[]): Promise<void> {
  await storeAnswers(
    sql,
    remembered.map(({ judgeId, named, body, answer: { revision, stats, scores, isSetAside } }) => {
      // Not a question about sheets: a repeated attempt gets these lines in this order.
      const hasLines = JSON.stringify(scores) === JSON.stringify(plainLines(body.scores))
      const answer = { revision, stats, ...(!hasLines && { scores }), ...(isSetAside && { isSetAside }) }
      return { judgeId, ...named, answer: JSON.stringify(answer) }
    }),
  )
}
