import { expect, it } from "vitest"
import { sentText } from "./sent-text.ts"

it.each([
  [{ waiting: 0 }, "Everything is sent."],
  [{ waiting: 1 }, "1 score sheet is saved on this phone and will send automatically when you’re back online."],
  [{ waiting: 2 }, "2 score sheets are saved on this phone and will send automatically when you’re back online."],
  [{ waiting: 1, session: "ended" }, "1 score sheet is saved on this phone. Sign in to send it."],
  [{ waiting: 2, session: "other" }, "2 score sheets are saved on this phone. Sign in to send them."],
  [
    { waiting: 2, session: "otherDatabase" },
    "2 score sheets are saved on this phone and are not sent to this address.",
  ],
  [{ waiting: 2, needJudge: 1 }, "2 score sheets are not sent. Tap “2 waiting” below to see what to do."],
  [
    { waiting: 1, isSafe: false },
    "1 score sheet is not sent yet, and this browser cannot keep them. Leave this page open.",
  ],
] as const)("with %j it says: %s", (fields, text) => {
  expect(
    sentText({ needJudge: 0, isSafe: true, session: "open", where: "phone", see: "Tap “2 waiting” below", ...fields }),
  ).toBe(text)
})
