import { ConnectionError, type ConnectionFailure, RosetteError } from "@rosette/client"
import { ERRORS, type ErrorCode } from "@rosette/contract/errors"
import { expect, it } from "vitest"
import { Refused, UsageError } from "./exit-codes.ts"
import { failureOf } from "./failure.ts"

it.each(Object.entries(ERRORS))("%s is refused with its sentence, exit code 1", (code, { status, message }) => {
  const failure = failureOf(new RosetteError(code as ErrorCode, message, { httpStatus: status }))
  expect(failure).toMatchObject({ exitCode: 1, sentence: message, facts: { code, status } })
})

it("a refusal names the fields, the rows and what is there now", () => {
  const { lines } = failureOf(
    new RosetteError("INVALID_INPUT", "Not valid.", {
      httpStatus: 400,
      issues: [{ path: ["criteria", 0, "name"], message: "Criterion name is required" }],
      rows: [{ row: 7, column: "Voting ID", message: "is empty" }],
      conflicts: [{ field: "name", current: "Pier Show" }],
      retryAfter: 12,
    }),
  )
  expect(lines).toEqual([
    "criteria.0.name: Criterion name is required",
    "row 7, Voting ID: is empty",
    "name is now: Pier Show",
    "Try again in 12 seconds.",
  ])
})

it("whoever is not signed in reads how to", () => {
  const { lines } = failureOf(new RosetteError("SIGN_IN_REQUIRED", "Sign in.", { httpStatus: 401 }))
  expect(lines).toEqual(["rosette login EVENT, or rosette login --master-admin"])
})

const KINDS: Record<ConnectionFailure, true> = {
  unreachable: true,
  timedOut: true,
  certificate: true,
  notTheApi: true,
  otherVersion: true,
}

it("each way of having no connection has a sentence of its own, exit code 3", () => {
  const failures = (Object.keys(KINDS) as ConnectionFailure[]).map((kind) => failureOf(new ConnectionError(kind)))
  expect(new Set(failures.map(({ sentence }) => sentence)).size).toBe(failures.length)
  expect(new Set(failures.map(({ exitCode }) => exitCode))).toEqual(new Set([3]))
})

it("what was typed wrong is 2, what was found is 1, and a fault of the program is no failure of a command", () => {
  expect(failureOf(new UsageError("Name a file.")).exitCode).toBe(2)
  expect(failureOf(new Refused("There are no judges.")).exitCode).toBe(1)
  expect(() => failureOf(new TypeError("a fault"))).toThrow("a fault")
})
