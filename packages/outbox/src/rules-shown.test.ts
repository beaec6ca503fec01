import { describe, expect, it } from "vitest"
import { makeAttempt, makeKept, makeRefusal } from "./fixtures.ts"
import { NO_RECORD, type PendingSheet, type SheetRecord } from "./records/records.ts"
import { pendingOf } from "./rules.ts"
import type { Refusal } from "./sending/send-failure.ts"

const kept = (editId: string, baseRevision = 4, isSubmitted = false) => makeKept(editId, { baseRevision, isSubmitted })
const out = (editId: string, baseRevision = 4, isSubmitted = false) =>
  makeAttempt(kept(editId, baseRevision, isSubmitted))
const refused = (editId: string, code: Refusal["code"], fields: Partial<Refusal> = {}) =>
  makeAttempt(kept(editId), makeRefusal(code, fields))

describe("what a screen is told", () => {
  type Told = Pick<PendingSheet, "state" | "isUnanswered" | "isSubmitted"> & { code?: string }
  const told = (pending: PendingSheet | null): Told | null =>
    pending && {
      state: pending.state,
      isUnanswered: pending.isUnanswered,
      isSubmitted: pending.isSubmitted,
      ...(pending.refusal && { code: pending.refusal.code }),
    }

  it.each<[what: string, record: SheetRecord, isInFlight: boolean, told: Told | null]>([
    ["nothing waits", NO_RECORD, false, null],
    [
      "a draft waits",
      { known: null, kept: kept("a"), attempt: null },
      false,
      { state: "kept", isUnanswered: false, isSubmitted: false },
    ],
    [
      "a submit waits",
      { known: null, kept: kept("a", 4, true), attempt: null },
      false,
      { state: "kept", isUnanswered: false, isSubmitted: true },
    ],
    [
      "something is to be added to a submitted sheet",
      { known: null, kept: { ...kept("a"), isAddition: true }, attempt: null },
      false,
      { state: "needs-you", isUnanswered: false, isSubmitted: false },
    ],
    [
      "it is about to leave",
      { known: null, kept: kept("a"), attempt: null },
      true,
      { state: "sending", isUnanswered: true, isSubmitted: false },
    ],
    [
      "it is on the line",
      { known: null, kept: kept("a"), attempt: out("a") },
      true,
      { state: "sending", isUnanswered: true, isSubmitted: false },
    ],
    [
      "the line was cut",
      { known: null, kept: kept("a"), attempt: out("a") },
      false,
      { state: "kept", isUnanswered: true, isSubmitted: false },
    ],
    [
      "a draft typed over a submit that is out",
      { known: null, kept: kept("b"), attempt: out("a", 4, true) },
      false,
      { state: "kept", isUnanswered: true, isSubmitted: true },
    ],
    [
      "it was refused",
      { known: null, kept: kept("a"), attempt: refused("a", "INVALID_INPUT") },
      false,
      { state: "needs-you", isUnanswered: false, isSubmitted: false, code: "INVALID_INPUT" },
    ],
    [
      "it was refused, and mended since",
      { known: null, kept: kept("b"), attempt: refused("a", "INVALID_INPUT") },
      false,
      { state: "kept", isUnanswered: false, isSubmitted: false },
    ],
    [
      "it was locked, and typed on",
      { known: null, kept: kept("b"), attempt: refused("a", "SCORES_LOCKED") },
      false,
      { state: "needs-you", isUnanswered: false, isSubmitted: false, code: "SCORES_LOCKED" },
    ],
  ])("%s", (_, record, isInFlight, expected) => {
    expect(told(pendingOf(record, isInFlight))).toEqual(expected)
  })
})
