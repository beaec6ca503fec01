import { describe, expect, it } from "vitest"
import { makeAttempt, makeRefusal, makeUnsent } from "./fixtures.ts"
import { NO_RECORD, type PendingSheet, type SheetRecord } from "./records.ts"
import { pendingOf } from "./rules.ts"
import type { SheetRefused } from "./send-failure.ts"

const unsent = (editId: string, baseRevision = 4, isSubmitted = false) =>
  makeUnsent(editId, { baseRevision, isSubmitted })
const out = (editId: string, baseRevision = 4, isSubmitted = false) =>
  makeAttempt(unsent(editId, baseRevision, isSubmitted))
const refused = (editId: string, code: SheetRefused["code"], fields: Partial<SheetRefused> = {}) =>
  makeAttempt(unsent(editId), makeRefusal(code, fields))

describe("what a screen shows", () => {
  type Shown = Pick<PendingSheet, "state" | "isUnanswered" | "isSubmitted"> & { code?: string }
  const shownOf = (pending: PendingSheet | null): Shown | null =>
    pending && {
      state: pending.state,
      isUnanswered: pending.isUnanswered,
      isSubmitted: pending.isSubmitted,
      ...(pending.refusal && { code: pending.refusal.code }),
    }

  it.each<[what: string, record: SheetRecord, isInFlight: boolean, shown: Shown | null]>([
    ["nothing waits", NO_RECORD, false, null],
    [
      "a draft waits",
      { known: null, unsent: unsent("a"), attempt: null },
      false,
      { state: "unsent", isUnanswered: false, isSubmitted: false },
    ],
    [
      "a submit waits",
      { known: null, unsent: unsent("a", 4, true), attempt: null },
      false,
      { state: "unsent", isUnanswered: false, isSubmitted: true },
    ],
    [
      "an addition to a submitted sheet waits",
      { known: null, unsent: { ...unsent("a"), isAddition: true }, attempt: null },
      false,
      { state: "needs-you", isUnanswered: false, isSubmitted: false },
    ],
    [
      "it is about to be sent",
      { known: null, unsent: unsent("a"), attempt: null },
      true,
      { state: "sending", isUnanswered: true, isSubmitted: false },
    ],
    [
      "it is being sent",
      { known: null, unsent: unsent("a"), attempt: out("a") },
      true,
      { state: "sending", isUnanswered: true, isSubmitted: false },
    ],
    [
      "the connection failed",
      { known: null, unsent: unsent("a"), attempt: out("a") },
      false,
      { state: "unsent", isUnanswered: true, isSubmitted: false },
    ],
    [
      "a draft was typed over an unanswered submit",
      { known: null, unsent: unsent("b"), attempt: out("a", 4, true) },
      false,
      { state: "unsent", isUnanswered: true, isSubmitted: true },
    ],
    [
      "it was refused",
      { known: null, unsent: unsent("a"), attempt: refused("a", "INVALID_INPUT") },
      false,
      { state: "needs-you", isUnanswered: false, isSubmitted: false, code: "INVALID_INPUT" },
    ],
    [
      "it was refused, and corrected since",
      { known: null, unsent: unsent("b"), attempt: refused("a", "INVALID_INPUT") },
      false,
      { state: "unsent", isUnanswered: false, isSubmitted: false },
    ],
    [
      "it was locked, and changed since",
      { known: null, unsent: unsent("b"), attempt: refused("a", "SCORES_LOCKED") },
      false,
      { state: "needs-you", isUnanswered: false, isSubmitted: false, code: "SCORES_LOCKED" },
    ],
  ])("%s", (_, record, isInFlight, expected) => {
    expect(shownOf(pendingOf(record, isInFlight))).toEqual(expected)
  })

  it.each<[what: string, record: Omit<SheetRecord, "known">, marks: string]>([
    ["a draft", { unsent: unsent("a"), attempt: null }, ""],
    ["an unanswered draft", { unsent: unsent("a"), attempt: out("a") }, ""],
    ["a change typed after it", { unsent: unsent("b"), attempt: out("a") }, "changed since"],
    ["a change typed after a refusal", { unsent: unsent("b"), attempt: refused("a", "INVALID_INPUT") }, ""],
    ["a sheet that the server has lost", { unsent: { ...unsent("a"), isLost: true }, attempt: null }, "lost"],
    ["an addition", { unsent: { ...unsent("a"), isAddition: true }, attempt: null }, "addition"],
    ["a submitted addition", { unsent: { ...unsent("a", 4, true), isAddition: true }, attempt: null }, ""],
  ])("%s is marked “%s”", (_, record, marks) => {
    const { isChangedSince, isLost, isAddition } = pendingOf({ ...record, known: null }, false) ?? {}
    const found = [isChangedSince && "changed since", isLost && "lost", isAddition && "addition"]
    expect(found.filter(Boolean).join()).toBe(marks)
  })
})
