import { z } from "zod"
import { ofClass } from "./classes.ts"
import { byEvent, id } from "./ids.ts"

export const criterionResult = z.object({
  criterionId: id("Criterion"),
  name: z.string(),
  average: z.number(),
  maxPoints: z.number().int(),
  judgeCount: z.number().int(),
})

export const entryResult = z.object({
  entryId: id("Entry"),
  entryName: z.string(),
  votingId: z.string(),
  ownerParticipant: z.string(),
  imageUrl: z.string().nullable(),
  rank: z.number().int().nullable(),
  overallPercent: z.number().nullable(),
  overallPercentRounded: z.number().int().nullable(),
  judgeCount: z.number().int(),
  criteria: z.array(criterionResult),
})

/** The ranking of an event as of `version`, which grows with whatever moves a result. */
export const eventResults = z.object({ version: z.number().int(), entries: z.array(entryResult) })
export type EventResults = z.infer<typeof eventResults>

export const resultCalls = { results: { input: byEvent.extend(ofClass), output: eventResults } } as const
