import { expect, it } from "vitest"
import type { Refusal } from "../error-text.ts"
import { errorsByField, showRefusalOnForm } from "./form-refusal.ts"

const refusal = (changes: Partial<Refusal>): Refusal => ({
  code: "INVALID_INPUT",
  message: "Some of the information is not valid.",
  issues: [],
  rows: [],
  retryAfterSeconds: null,
  ...changes,
})

it("puts each sentence on the field that it concerns, the first where there are two", () => {
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

it("leaves out what the form does not ask for", () => {
  expect(errorsByField(refusal({ issues: [{ path: ["eventId"], message: "Event is required" }] }), ["name"])).toEqual(
    {},
  )
})

it("puts a situation on the field that it is about", () => {
  const taken = refusal({ code: "VOTING_ID_TAKEN", message: "Taken." })
  expect(errorsByField(taken, ["votingId"], { VOTING_ID_TAKEN: "votingId" })).toEqual({ votingId: "Taken." })
})

it("says when there was no field for it, so that the screen tells it otherwise", () => {
  const shown: object[] = []
  const form = {
    setErrors: (errors: object) => shown.push(errors),
    getValues: () => ({ name: "" }),
    getInputNode: () => null,
  }
  expect(showRefusalOnForm(form, Object.assign(new Error("Closed."), { data: { code: "EVENT_CLOSED" } }))).toBe(false)
  expect(shown).toEqual([])
})
