import { award, awardWinner, confirmedWinner } from "@rosette/contract/awards"
import { card } from "@rosette/contract/cards"
import { entryClass } from "@rosette/contract/classes"
import { conflict } from "@rosette/contract/conflicts"
import { criterion } from "@rosette/contract/criteria"
import { entry } from "@rosette/contract/entries"
import { entryReport } from "@rosette/contract/entry-reports"
import { ERRORS } from "@rosette/contract/errors"
import { eventForOrganizer, judgedEvent, publicEvent } from "@rosette/contract/events"
import { historyItem } from "@rosette/contract/history"
import { judge, judgeForOrganizer } from "@rosette/contract/judges"
import { message, messageForJudge } from "@rosette/contract/messages"
import { poll } from "@rosette/contract/polls"
import { blocking, review } from "@rosette/contract/publishing"
import { entryResult } from "@rosette/contract/results"
import { END_REASONS, listedSession, signInRequest } from "@rosette/contract/sessions"
import { score, storedSheet } from "@rosette/contract/sheets"
import { snapshotBody, snapshotLine } from "@rosette/contract/snapshots"
import { settlement, tie } from "@rosette/contract/ties"
import { z } from "zod"
import type { Schema } from "./openapi-document.ts"

const refusal = z.object({
  error: z.string().meta({ description: "One sentence that a person can act on" }),
  code: z.enum(Object.keys(ERRORS)),
  issues: z
    .array(z.object({ path: z.array(z.union([z.string(), z.number()])), message: z.string() }))
    .optional()
    .meta({ description: "Broken rules of the input, each with the keys that lead to it" }),
  rows: z
    .array(z.object({ row: z.number().int(), column: z.string(), message: z.string() }))
    .optional()
    .meta({ description: "Cells of a CSV that cannot be imported; data rows count from 1" }),
  current: storedSheet
    .nullable()
    .optional()
    .meta({ description: "With SHEET_CHANGED: the sheet as the server has it, null where it was cleared" }),
  conflicts: z
    .array(z.object({ field: z.string(), current: z.union([z.string(), z.number(), z.boolean()]).nullable() }))
    .optional()
    .meta({ description: "With FIELDS_CHANGED: the fields that no longer hold what was expected, and what they hold" }),
  blocking: z
    .array(blocking)
    .optional()
    .meta({ description: "With NOT_READY: what prevents publishing and was not waived" }),
  number: z
    .number()
    .int()
    .optional()
    .meta({ description: "With APPROVAL_NEEDED: the number by which the organizer tells this device from others" }),
  ended: z
    .enum(END_REASONS)
    .optional()
    .meta({ description: "With SIGN_IN_REQUIRED: how the organizer ended this judge's session" }),
})

const NAMED = {
  Refusal: refusal,
  PublicEvent: publicEvent,
  JudgedEvent: judgedEvent,
  Event: eventForOrganizer,
  Entry: entry,
  Class: entryClass,
  Criterion: criterion,
  Judge: judge,
  OrganizedJudge: judgeForOrganizer,
  Score: score,
  Sheet: storedSheet,
  Award: award,
  AwardWinner: awardWinner,
  ConfirmedWinner: confirmedWinner,
  EntryResult: entryResult,
  Tie: tie,
  TieSettlement: settlement,
  Conflict: conflict,
  Message: message,
  MessageForJudge: messageForJudge,
  EntryReport: entryReport,
  Card: card,
  Poll: poll,
  HistoryItem: historyItem,
  Session: listedSession,
  SignInRequest: signInRequest,
  Blocking: blocking,
  Review: review,
  Snapshot: snapshotLine,
  SnapshotBody: snapshotBody,
}

const ANSWER = "answer."

/** Removes JavaScript's own limits from whole numbers, which do not help a reader. */
const dropSafeBounds: z.core.ToJSONSchemaParams["override"] = ({ jsonSchema }) => {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
}

// Zod's type also has the schemas `true` and `false`, which the contract does not produce.
const bare = ({ $schema: _dialect, $id: _address, ...schema }: z.core.JSONSchema.BaseSchema) => schema as Schema

export const schemaOfInput = (input: z.ZodType): Schema =>
  bare(z.toJSONSchema(input, { io: "input", unrepresentable: "any", override: dropSafeBounds }))

/** The schemas of all answers, by procedure, and the named schemas they refer to. */
export function answerSchemas(procedures: Iterable<{ path: string; output?: z.ZodType }>): {
  answers: Map<string, Schema>
  named: Record<string, Schema>
} {
  const registry = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries(NAMED)) registry.add(schema, { id })
  const idOf = new Map<string, string>()
  for (const { path, output } of procedures) {
    if (!output) continue
    // Calls may share an answer, and some answers are named schemas.
    const id = registry.get(output)?.id ?? ANSWER + path
    if (!registry.has(output)) registry.add(output, { id })
    idOf.set(path, id)
  }
  const { schemas } = z.toJSONSchema(registry, {
    io: "output",
    uri: referenceTo,
    unrepresentable: "any",
    override: dropSafeBounds,
  })
  const isNamed = (id: string) => !id.startsWith(ANSWER)
  const answerOf = (id: string): Schema => (isNamed(id) ? { $ref: referenceTo(id) } : bare(schemas[id] ?? {}))
  const namedEntries = Object.entries(schemas).filter(([id]) => isNamed(id))
  return {
    answers: new Map([...idOf].map(([path, id]) => [path, answerOf(id)])),
    named: Object.fromEntries(namedEntries.map(([id, schema]) => [id, bare(schema)])),
  }
}

const referenceTo = (id: string) => `#/components/schemas/${id}`

export const REFUSAL: Schema = { $ref: referenceTo("Refusal") }
