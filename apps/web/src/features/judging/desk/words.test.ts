import { makePending } from "@rosette/outbox/fixtures"
import type { PendingSheet } from "@rosette/outbox/records"
import type { SheetRefused } from "@rosette/outbox/send-failure"
import { describe, expect, it } from "vitest"
import type { Missing } from "../../../offline/offline-readiness.ts"
import {
  exitQuestion,
  isSentAutomatically,
  otherDevicesText,
  type Place,
  readinessText,
  refusalText,
  savedText,
  sendingText,
  sendNowText,
  sentText,
  storageText,
  waitingText,
} from "./words.ts"

const STORED: Place = { where: "phone", isSafe: true }
const IN_PAGE: Place = { where: "phone", isSafe: false }
const OPEN = { state: "open" } as const
const REMOVED = { state: "ended", end: { reason: "removed", eventName: "Harbour Show" } } as const

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
  const sheet = makePending(fields)
  expect(waitingText(sheet, isEntryThere, STORED)).toMatch(text)
  expect(isSentAutomatically(sheet, isEntryThere)).toBe(goes)
})

it.each([
  [1, 1, "1 score sheet is saved here and will send automatically."],
  [3, 3, "3 score sheets are saved here and will send automatically."],
  [3, 1, "3 score sheets are saved here. 1 of them will send automatically."],
  [2, 0, "2 score sheets are saved here."],
])("%s waiting, %s of them sent automatically: %s", (waiting, going, text) => {
  expect(savedText(waiting, going, STORED)).toBe(text)
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
    expect(waitingText(makePending(fields), true, IN_PAGE)).toBe(text)
  })

  it.each([
    [1, 1, "1 score sheet is only in this page and will send automatically. Keep this page open."],
    [3, 1, "3 score sheets are only in this page. 1 of them will send automatically. Keep this page open."],
    [2, 0, "2 score sheets are only in this page. Keep this page open."],
  ])("nor are %s, of which %s are sent automatically", (waiting, going, text) => {
    expect(savedText(waiting, going, IN_PAGE)).toBe(text)
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

it.each([
  [{ waiting: 0 }, "Everything is sent."],
  [{ waiting: 1 }, "1 score sheet is saved on this phone and will send automatically when you’re back online."],
  [{ waiting: 2 }, "2 score sheets are saved on this phone and will send automatically when you’re back online."],
  [{ waiting: 1, session: { state: "ended" } }, "1 score sheet is saved on this phone. Sign in to send it."],
  [
    { waiting: 2, session: { state: "other", judgeName: "Bob" } },
    "2 score sheets are saved on this phone. Sign in to send them.",
  ],
  [{ waiting: 2, session: REMOVED }, "2 score sheets are saved on this phone and are not sent."],
  [
    { waiting: 2, session: { state: "otherDatabase" } },
    "2 score sheets are saved on this phone and are not sent to this address.",
  ],
  [{ waiting: 2, needJudge: 1 }, "2 score sheets are not sent. Tap “2 waiting” below to see what to do."],
  [
    { waiting: 1, place: IN_PAGE },
    "1 score sheet is not sent yet, and this browser cannot keep them. Leave this page open.",
  ],
] as const)("with %j it says: %s", (fields, text) => {
  expect(sentText({ needJudge: 0, place: STORED, session: OPEN, see: "Tap “2 waiting” below", ...fields })).toBe(text)
})

it.each([
  [OPEN, undefined, "It will send automatically when you’re back online."],
  [OPEN, "noLine", "It will send automatically when you’re back online."],
  [OPEN, "signedOut", "Sign in to send it."],
  [OPEN, "otherDatabase", "It is not sent to this address."],
  [{ state: "ended" }, "noLine", "Sign in to send it."],
  [REMOVED, undefined, "It is not sent."],
  [{ state: "other", judgeName: "Bob" }, undefined, "Sign in to send it."],
  [{ state: "otherDatabase" }, undefined, "It is not sent to this address."],
] as const)("with the session %j, after %s: %s", (session, failure, text) => {
  expect(sendingText(session, failure)).toBe(text)
})

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
    kind: "refused",
    code: "INVALID_INPUT",
    message: "The server's sentence.",
    issues: [],
    ...fields,
  }
  expect(refusalText(refusal)).toMatch(text)
})

it("leaving with everything sent and a connection asks nothing", () => {
  expect(exitQuestion({ waiting: 0, isSafe: true, isOnline: true })).toBeNull()
})

it.each([
  [
    "waiting sheets",
    { waiting: 2, isSafe: true, isOnline: true },
    /^2 score sheets aren’t sent yet\. They stay on this device until you sign in here again\.$/,
    false,
  ],
  [
    "sheets that cannot be kept",
    { waiting: 1, isSafe: false, isOnline: true },
    /^1 score sheet isn’t sent yet\. Scores that are not sent are lost when this page is closed\.$/,
    true,
  ],
  ["no connection", { waiting: 0, isSafe: true, isOnline: false }, /^There is no connection: .* cannot sign in/, true],
  ["both", { waiting: 1, isSafe: true, isOnline: false }, /It stays on this device .* There is no connection/, true],
])("with %s it says so", (_what, exit, message, isDangerous) => {
  expect(exitQuestion(exit)).toMatchObject({ message: expect.stringMatching(message), isDangerous })
})

const FACTS = { isPersisted: true, isPrivate: false }

it.each<[missing: Missing[], text: RegExp, hasWorkers?: boolean]>([
  [[], /^Ready for offline: everything .* on this phone\.$/],
  [["photos"], /^Ready for offline, without all of the photos\.$/],
  [["workspace"], /^Not ready for offline yet/],
  [["screens", "photos"], /^Not ready for offline yet/],
  [["worker", "screens"], /^Not ready for offline yet/],
  [["worker"], /^Keep this page open: .* saved on this phone\.$/, false],
])("says what works with %j missing", (missing, text, hasWorkers = true) => {
  expect(readinessText({ missing, facts: FACTS, hasWorkers }, STORED)).toMatch(text)
})

it.each<[missing: Missing[], hasWorkers: boolean]>([
  [[], true],
  [["workspace"], true],
  [["worker"], false],
])("is not ready while the browser stores no scores (%j missing)", (missing, hasWorkers) => {
  expect(readinessText({ missing, facts: FACTS, hasWorkers }, IN_PAGE)).toBe(
    "Not ready for offline: this browser does not store your scores. Keep this page open.",
  )
})

it("says neither while it is not known", () => {
  expect(readinessText(null, STORED)).toMatch(/^Getting ready/)
})

it("warns of a private window", () => {
  expect(storageText({ missing: [], hasWorkers: true, facts: { ...FACTS, isPrivate: true } })).toMatch(
    /^This is a private window/,
  )
  expect(storageText({ missing: [], hasWorkers: true, facts: FACTS })).toBeNull()
})

const LAST_SEEN = "2026-06-20T09:00:00.000Z"

it.each([
  ["nowhere else", [], null],
  ["one device", ["Safari on iPhone"], "Also signed in: Safari on iPhone"],
  [
    "several devices of two kinds",
    ["Chrome on Android", "Safari on iPhone", "Chrome on Android"],
    "Also signed in: 2 × Chrome on Android, Safari on iPhone",
  ],
  ["an unknown device", ["Unknown device"], "Also signed in: Unknown device"],
  [
    "an unknown device and a known one",
    ["Unknown device", "Edge on Windows"],
    "Also signed in: Unknown device, Edge on Windows",
  ],
])("signed in on %s", (_, labels, text) => {
  expect(otherDevicesText(labels.map((label) => ({ label, lastSeenAt: LAST_SEEN })))).toBe(text)
})
