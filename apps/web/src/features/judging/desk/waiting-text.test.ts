import type { PendingSheet } from "@rosette/outbox/records"
import type { SheetRefused } from "@rosette/outbox/send-failure"
import { describe, expect, it } from "vitest"
import { isSentAutomatically, savedText, sendNowText, waitingText } from "./waiting-text.ts"

const PENDING: PendingSheet = {
  label: "Car 7 (7)",
  content: { points: {}, comments: "" },
  baseRevision: 0,
  state: "unsent",
  isSubmitted: false,
  refusal: null,
  ...{ isUnanswered: false, isChangedSince: false, isLost: false, isAddition: false },
}

const refused = (code: SheetRefused["code"], message = ""): Partial<PendingSheet> => ({
  state: "needs-you",
  refusal: { kind: "refused", code, message, issues: [] },
})

it.each<[what: string, fields: Partial<PendingSheet>, isEntryThere: boolean, text: string | RegExp, goes: boolean]>([
  ["a submitted sheet", { isSubmitted: true }, true, "Submitted, saved on this phone", true],
  ["a draft", {}, true, "Draft, saved on this phone", true],
  [
    "points for a submitted sheet",
    { state: "needs-you", isAddition: true },
    true,
    "Points added on this phone to a submitted sheet: open it and submit it again",
    false,
  ],
  ["a sheet that is being sent", { state: "sending" }, true, "Sending…", true],
  [
    "a sheet of a removed entry",
    refused("NOT_FOUND", "There is no such thing here."),
    false,
    /removed this entry/,
    false,
  ],
  [
    "a sheet in a closed event",
    { ...refused("EVENT_CLOSED"), isSubmitted: true },
    true,
    /^Submitted, saved on this phone\. Judging is closed\. It is sent if/,
    false,
  ],
  [
    "a refused sheet",
    refused("SCORES_LOCKED"),
    true,
    /^Draft, saved on this phone\. .* ask the organizer to reopen/,
    false,
  ],
])("%s", (_case, fields, isEntryThere, text, goes) => {
  const sheet: PendingSheet = { ...PENDING, ...fields }
  expect(waitingText(sheet, isEntryThere, { isSafe: true, where: "phone" })).toMatch(text)
  expect(isSentAutomatically(sheet, isEntryThere)).toBe(goes)
})

it.each([
  [1, 1, "1 score sheet is saved here and will send automatically."],
  [3, 3, "3 score sheets are saved here and will send automatically."],
  [3, 1, "3 score sheets are saved here. 1 of them will send automatically."],
  [2, 0, "2 score sheets are saved here."],
])("%s waiting, %s of them sent automatically: %s", (waiting, going, text) => {
  expect(savedText(waiting, going, true)).toBe(text)
})

describe("while the browser stores nothing", () => {
  it.each<[fields: Partial<PendingSheet>, text: string]>([
    [{ isSubmitted: true }, "Submitted, only in this page"],
    [{}, "Draft, only in this page"],
    [
      refused("EVENT_CLOSED"),
      "Draft, only in this page. Judging is closed. It is sent if the organizer opens judging again.",
    ],
  ])("a sheet is not called saved: %j", (fields, text) => {
    expect(waitingText({ ...PENDING, ...fields }, true, { isSafe: false, where: "phone" })).toBe(text)
  })

  it.each([
    [1, 1, "1 score sheet is only in this page and will send automatically. Keep this page open."],
    [3, 1, "3 score sheets are only in this page. 1 of them will send automatically. Keep this page open."],
    [2, 0, "2 score sheets are only in this page. Keep this page open."],
  ])("nor are %s, of which %s are sent automatically", (waiting, going, text) => {
    expect(savedText(waiting, going, false)).toBe(text)
  })
})

it.each<[what: string, fields: Partial<Parameters<typeof sendNowText>[0]>, text: RegExp]>([
  ["nobody is signed in", { isSignedIn: false }, /sign in first/],
  ["there is no network", { isOnline: false, isSending: true }, /no network .* by itself/],
  ["it is being sent", { isSending: true }, /^Sending…$/],
  ["the server does not answer", {}, /does not answer.*tried again by itself/],
  ["all of them need their judge", { going: 0 }, /each of these sheets needs you/],
])("“Send now” says so if %s", (_, fields, text) => {
  expect(sendNowText({ isSending: false, going: 2, isSignedIn: true, isOnline: true, ...fields })).toMatch(text)
})
