import { expect, it } from "vitest"
import type { ClientError } from "../error-text.ts"
import { errorsByField, showRefusalOnForm } from "./form-refusal.ts"

const refusal = (changes: Partial<ClientError>): ClientError => ({
  code: "INVALID_INPUT",
  message: "Some of the information is not valid.",
  issues: [],
  rows: [],
  retryAfterSeconds: null,
  ...changes,
})

it("assigns each sentence to its field; the first one of a field counts", () => {
  const issues = [
    { path: ["name"], message: "Name is required" },
    { path: ["name"], message: "Name is too long" },
    { path: ["criteria", 2, "maxPoints"], message: "Max points must be at least 1" },
  ]
  expect(errorsByField(refusal({ issues }), ["name", "criteria"])).toEqual({
    name: "Name is required",
    "criteria.2.maxPoints": "Max points must be at least 1",
  })
})

it("leaves out fields that the form does not have", () => {
  expect(errorsByField(refusal({ issues: [{ path: ["eventId"], message: "Event is required" }] }), ["name"])).toEqual(
    {},
  )
})

it("assigns the message of an error code to its field", () => {
  const taken = refusal({ code: "VOTING_ID_TAKEN", message: "Taken." })
  expect(errorsByField(taken, ["votingId"], { VOTING_ID_TAKEN: "votingId" })).toEqual({ votingId: "Taken." })
})

it("returns false if there is no field for it, so that the screen shows a notice", () => {
  const shown: object[] = []
  const form = {
    setErrors: (errors: object) => shown.push(errors),
    getValues: () => ({ name: "" }),
    getInputNode: () => null,
  }
  expect(showRefusalOnForm(form, Object.assign(new Error("Closed."), { data: { code: "EVENT_CLOSED" } }))).toBe(false)
  expect(shown).toEqual([])
})
