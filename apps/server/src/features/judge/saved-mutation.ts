import { createHash } from "node:crypto"
import type { SavedSheet, SheetBody } from "@rosette/contract"
import { savedSheet } from "@rosette/contract"
import { AppError } from "../../app-error.ts"
import type { Sql } from "../../data/database.ts"

/** The content of a sheet, without the name of the try that carried it and whatever the order of its scores: SHA-256, hex. */
export function bodyHashOf({ entryId, isSubmitted, comments, scores }: SheetBody): string {
  const lines = scores.map(({ criterionId, points }) => [criterionId, points] as const).sort(([a], [b]) => a - b)
  return createHash("sha256")
    .update(JSON.stringify([entryId, isSubmitted, comments, lines]))
    .digest("hex")
}

/** The answer given when this try was made before, null on the first time; MUTATION_ID_REUSED where it carried something else. */
export function answerAsBefore(
  answered: { bodyHash: string; answer: string } | null,
  body: SheetBody,
): SavedSheet | null {
  if (!answered) return null
  if (answered.bodyHash !== bodyHashOf(body)) throw new AppError("MUTATION_ID_REUSED")
  return savedSheet.parse(JSON.parse(answered.answer))
}

/** Keeps the answer for the device that may never have received it. */
export async function rememberAnswer(sql: Sql, judgeId: number, body: SheetBody, answer: SavedSheet): Promise<void> {
  if (!body.mutationId) return
  await sql.run(
    `INSERT INTO "SavedMutation" ("judgeId", "mutationId", "bodyHash", "answer", "createdAt") VALUES (?, ?, ?, ?, ?)`,
    [judgeId, body.mutationId, bodyHashOf(body), JSON.stringify(answer), new Date()],
  )
}
