import type { PendingSheet } from "@rosette/outbox"
import { expect, it } from "vitest"
import { goesByItself, waitingText } from "./waiting-text.ts"

const refused = (code: string, message = "") => ({
  state: "needs-you",
  refusal: { code, message, issues: [], retryAfterSeconds: null },
})

it.each([
  ["a submitted sheet", { isSubmitted: true }, true, "Submitted, kept on this phone", true],
  ["a draft", {}, true, "Draft, kept on this phone", true],
  ["one on its way", { state: "sending" }, true, "Sending…", true],
  [
    "one of an entry that is gone",
    refused("NOT_FOUND", "There is no such thing here."),
    false,
    /removed this entry/,
    false,
  ],
  [
    "one in a closed event",
    { ...refused("EVENT_CLOSED"), isSubmitted: true },
    true,
    /^Submitted, .*: judging is closed$/,
    false,
  ],
  [
    "one that was refused",
    refused("SCORES_LOCKED", "Already submitted."),
    true,
    "Needs you: Already submitted.",
    false,
  ],
])("%s", (_case, fields, isEntryThere, text, goes) => {
  const sheet = { state: "kept", isSubmitted: false, refusal: null, ...fields } as unknown as PendingSheet
  expect(waitingText(sheet, isEntryThere, "phone")).toMatch(text)
  expect(goesByItself(sheet, isEntryThere)).toBe(goes)
})
