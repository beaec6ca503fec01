import { z } from "zod"
import { LIMITS } from "./limits.ts"

/** The id of a stored record. */
export const id = (label: string) => {
  const sentence = `${label} must be a positive whole number`
  return z.number({ error: sentence }).int(sentence).positive(sentence).max(LIMITS.id.max, sentence)
}

/** An attempt's name, made by the client, so that a repeated one has no second effect. Any UUID version is accepted. */
export const mutationId = z
  .guid("mutationId must be a UUID")
  .transform((text) => text.toLowerCase())
  .nullish()

export const byEvent = z.object({ eventId: id("Event") })
export const byEntry = z.object({ entryId: id("Entry") })
export const byCriterion = z.object({ criterionId: id("Criterion") })
export const byJudge = z.object({ judgeId: id("Judge") })
