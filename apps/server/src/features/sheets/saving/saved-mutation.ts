import { createHash } from "node:crypto"
import { type SavedSheet, type SheetBody, savedSheet } from "@rosette/contract"
import type { Sql } from "../../../data/database.ts"
import { AppError } from "../../../kernel/app-error.ts"
import { isRecord } from "../../../lib/is-record.ts"

/** The content of a sheet, without the name of the try that carried it and whatever the order of its scores: SHA-256, hex. */
export function bodyHashOf({ entryId, isSubmitted, comments, scores }: SheetBody): string {
  const lines = scores.map(({ criterionId, points }) => [criterionId, points] as const).sort(([a], [b]) => a - b)
  return createHash("sha256")
    .update(JSON.stringify([entryId, isSubmitted, comments, lines]))
    .digest("hex")
}

/** A try that is remembered: its name, and the hash of what it carries. */
export type NamedTry = { mutationId: string; bodyHash: string }

export const namedTryOf = (body: SheetBody): NamedTry | null =>
  body.mutationId ? { mutationId: body.mutationId, bodyHash: bodyHashOf(body) } : null

/** What the answer to a save was made of, where what is remembered of it does not say. */
type KnownNow = Pick<SavedSheet, "stats" | "revision" | "databaseId">

/**
 * The answer given when this try was made before, null on the first time; MUTATION_ID_REUSED where it carried something else.
 * What is not remembered, or cannot be read because another version wrote it, is what the try itself says and what stands now:
 * a phone must always get an answer to a sheet that was saved.
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
    // The schema under this key is the one of this very field.
    return parsed.success ? (parsed.data as SavedSheet[Key]) : otherwise
  }
  return {
    entryId: read("entryId", body.entryId),
    isSubmitted: read("isSubmitted", body.isSubmitted),
    comments: read("comments", body.comments),
    scores: read("scores", scoresOf(body)),
    stats: read("stats", now.stats),
    revision: read("revision", now.revision),
    databaseId: read("databaseId", now.databaseId),
  }
}

const scoresOf = ({ scores }: SheetBody): SavedSheet["scores"] =>
  scores.map(({ criterionId, points }) => ({ criterionId, points }))

function recordIn(json: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json)
    return isRecord(value) ? value : {}
  } catch {
    // Nothing of it can be read: all of it is taken from the try itself.
    return {}
  }
}

/** Keeps the answer for the device that may never have received it, without what the same try will say again. */
export async function rememberAnswer(
  sql: Sql,
  judgeId: number,
  { mutationId, bodyHash }: NamedTry,
  body: SheetBody,
  { revision, stats, scores }: SavedSheet,
): Promise<void> {
  const isAsSent = JSON.stringify(scores) === JSON.stringify(scoresOf(body))
  const answer = { revision, stats, ...(!isAsSent && { scores }) }
  await sql.run(
    `INSERT INTO "SavedMutation" ("judgeId", "mutationId", "bodyHash", "answer", "createdAt") VALUES (?, ?, ?, ?, ?)`,
    [judgeId, mutationId, bodyHash, JSON.stringify(answer), new Date()],
  )
}
