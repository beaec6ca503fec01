import { expect, it } from "vitest"
import { sentText } from "./sent-text.ts"

const removed = { state: "ended", end: { reason: "removed", eventName: "Harbour Show" } } as const

it.each([
  [{ waiting: 0 }, "Everything is sent."],
  [{ waiting: 1 }, "1 score sheet is saved on this phone and will send automatically when you’re back online."],
  [{ waiting: 2 }, "2 score sheets are saved on this phone and will send automatically when you’re back online."],
  [{ waiting: 1, session: { state: "ended" } }, "1 score sheet is saved on this phone. Sign in to send it."],
  [
    { waiting: 2, session: { state: "other", judgeName: "Bob" } },
    "2 score sheets are saved on this phone. Sign in to send them.",
  ],
  [{ waiting: 2, session: removed }, "2 score sheets are saved on this phone and are not sent."],
  [
    { waiting: 2, session: { state: "otherDatabase" } },
    "2 score sheets are saved on this phone and are not sent to this address.",
  ],
  [{ waiting: 2, needJudge: 1 }, "2 score sheets are not sent. Tap “2 waiting” below to see what to do."],
  [
    { waiting: 1, isSafe: false },
    "1 score sheet is not sent yet, and this browser cannot keep them. Leave this page open.",
  ],
] as const)("with %j it says: %s", (fields, text) => {
  expect(
    sentText({
      needJudge: 0,
      isSafe: true,
      session: { state: "open" },
      where: "phone",
      see: "Tap “2 waiting” below",
      ...fields,
    }),
  ).toBe(text)
})
