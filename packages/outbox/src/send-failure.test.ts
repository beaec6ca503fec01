import { ERRORS, type ErrorCode } from "@rosette/contract/errors"
import { expect, it } from "vitest"
import { makeStored } from "./fixtures.ts"
import { type FailedCall, type SendFailure, sendFailureOf } from "./send-failure.ts"

it.each<[code: FailedCall["code"], kind: SendFailure["kind"]]>([
  ["OFFLINE", "noLine"],
  ["UNREACHABLE", "noLine"],
  ["UNREADABLE", "unreadable"],
  ["UNAVAILABLE", "unavailable"],
  ["TOO_MANY_ATTEMPTS", "unavailable"],
  ["SIGN_IN_REQUIRED", "signedOut"],
  ["FORBIDDEN", "signedOut"],
  ["DATABASE_CHANGED", "otherDatabase"],
  ["SHEET_CHANGED", "refused"],
  ["SCORES_LOCKED", "refused"],
])("%s means: %s", (code, kind) => {
  expect(sendFailureOf({ code, message: "Why" })).toMatchObject({ kind, code, message: "Why" })
})

it("every code of the server has a meaning, and an unknown one keeps the sheet", () => {
  for (const code of Object.keys(ERRORS) as ErrorCode[])
    expect(sendFailureOf({ code, message: "" }).kind, code).toBeTruthy()
  const newer = { code: "OF_A_NEWER_SERVER" as ErrorCode, message: "Not yet" }
  expect(sendFailureOf(newer)).toMatchObject({ kind: "refused", message: "Not yet", issues: [] })
})

it("the other fields of a refusal are passed on", () => {
  const issues = [{ path: ["scores", 0, "points"], message: "At most 20" }]
  expect(sendFailureOf({ code: "INVALID_INPUT", message: "", issues })).toMatchObject({ issues })
  const current = makeStored(2, 12)
  expect(sendFailureOf({ code: "SHEET_CHANGED", message: "", current })).toMatchObject({ current })
  expect(sendFailureOf({ code: "SHEET_CHANGED", message: "", current: null })).toMatchObject({ current: null })
  expect(sendFailureOf({ code: "UNAVAILABLE", message: "", retryAfterSeconds: 7 })).toMatchObject({
    retryAfterSeconds: 7,
  })
})
