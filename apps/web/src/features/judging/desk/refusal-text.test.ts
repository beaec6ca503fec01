import type { SheetRefused } from "@rosette/outbox/send-failure"
import { expect, it } from "vitest"
import { refusalText } from "./refusal-text.ts"

const OTHER = { entryId: 7, isSubmitted: false, comments: "", scores: [], revision: 9 }

it.each<[what: string, refusal: Partial<SheetRefused>, text: string | RegExp]>([
  ["another device changed it", { code: "SHEET_CHANGED", current: OTHER }, /^Another device .* choose which/],
  ["it was cleared", { code: "SHEET_CHANGED", current: null }, /^The organizer has cleared .* start over\.$/],
  ["it is submitted", { code: "SCORES_LOCKED" }, /ask the organizer to reopen the sheet\.$/],
  ["judging is closed", { code: "EVENT_CLOSED" }, /^Judging is closed\. It is sent if/],
  ["its entry is gone", { code: "NOT_FOUND" }, /removed this entry\. Copy/],
  [
    "a maximum was lowered",
    { code: "INVALID_INPUT", issues: [{ path: ["scores", 0, "points"], message: "Points must be …" }] },
    "Points are above a maximum that was lowered. Open it and choose what counts.",
  ],
  [
    "its comment cannot be stored",
    { code: "INVALID_INPUT", issues: [{ path: ["comments"], message: "Comments must be at most 5000 characters" }] },
    "Comments must be at most 5000 characters. Open it and change that.",
  ],
  ["a newer server has another reason", { code: "LIMIT_REACHED" }, "The server's sentence."],
])("says what to do if %s", (_, fields, text) => {
  const refusal: SheetRefused = {
    ...{ kind: "refused", code: "INVALID_INPUT", message: "The server's sentence.", issues: [] },
    ...fields,
  }
  expect(refusalText(refusal)).toMatch(text)
})
