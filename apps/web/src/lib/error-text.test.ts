import { describe, expect, it } from "vitest"
import { errorText, refusalOf } from "./error-text.ts"

const refused = (data: object, message = "Another entry of this event has this voting ID.") =>
  Object.assign(new Error(message), { data })

const timedOut = new DOMException("The operation timed out.", "TimeoutError")

describe("why a call failed", () => {
  it("has the server's sentence, code and rows", () => {
    const rows = [{ row: 2, column: "Voting ID", message: "comes twice" }]
    expect(refusalOf(refused({ code: "CSV_ROWS_INVALID", httpStatus: 400, rows }, "Nothing was imported."))).toEqual({
      code: "CSV_ROWS_INVALID",
      message: "Nothing was imported.",
      issues: [],
      rows,
      retryAfterSeconds: null,
    })
  })

  it("has the waiting time after too many attempts", () => {
    expect(refusalOf(refused({ code: "TOO_MANY_ATTEMPTS", httpStatus: 429, retryAfter: 40 })).retryAfterSeconds).toBe(
      40,
    )
  })

  it.each([
    ["no network on the device", new TypeError("Failed to fetch"), false, "OFFLINE"],
    ["a server that is not reached", new TypeError("Failed to fetch"), true, "UNREACHABLE"],
    ["the same inside tRPC's error", new Error("x", { cause: new TypeError("Failed to fetch") }), true, "UNREACHABLE"],
    ["a request without an answer in time", timedOut, true, "UNREACHABLE"],
    ["the same inside tRPC's error", new Error("signal timed out", { cause: timedOut }), true, "UNREACHABLE"],
    ["a call that was aborted", new DOMException("Gone", "AbortError"), true, "UNREACHABLE"],
    [
      "a call that was aborted before it was sent",
      Object.assign(new Error("Aborted"), { name: "AbortError" }),
      true,
      "UNREACHABLE",
    ],
    ["a proxy's page instead of an answer", new SyntaxError("Unexpected token <"), true, "UNREADABLE"],
    ["a thrown value that is not an error", "boom", true, "UNREADABLE"],
  ])("%s", (_what, error, isOnline, code) => {
    const refusal = refusalOf(error, isOnline)
    expect(refusal.code).toBe(code)
    expect(refusal.message).toMatch(/try again/)
  })

  it("has one sentence to show", () => {
    expect(errorText(refused({ code: "VOTING_ID_TAKEN", httpStatus: 409 }))).toBe(
      "Another entry of this event has this voting ID.",
    )
  })
})
