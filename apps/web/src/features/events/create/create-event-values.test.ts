import { describe, expect, it } from "vitest"
import {
  type CriterionDraft,
  criteriaErrors,
  emptyCriterion,
  emptyEvent,
  isHalfDone,
  keptCriteria,
  leavingOutQuestion,
  missingOf,
  neededFields,
  pointsOrFallback,
} from "./create-event-values.ts"

const paint: CriterionDraft = { key: "a", name: "Paint", description: "Depth and finish", maxPoints: 20 }

describe("the criteria of a new event", () => {
  it.each([
    ["complete", paint, 1],
    ["without a name", { ...paint, name: "  " }, 0],
    ["without a description", { ...paint, description: "" }, 0],
    ["with no number, which falls back to 25,", { ...paint, maxPoints: "" }, 1],
    ["as it starts out", emptyCriterion("b"), 0],
  ])("one %s is kept or dropped", (_, criterion, kept) => {
    expect(keptCriteria([criterion])).toHaveLength(kept)
  })

  it("are sent in their order, without their row keys", () => {
    expect(keptCriteria([emptyCriterion("b"), paint, { ...paint, name: "Sound" }])).toEqual([
      { name: "Paint", description: "Depth and finish", maxPoints: 20 },
      { name: "Sound", description: "Depth and finish", maxPoints: 20 },
    ])
  })

  it("start at 25 points, and fall back to 25 if no number can be read", () => {
    expect(emptyCriterion("b").maxPoints).toBe(25)
    expect(["", "abc", 40].map(pointsOrFallback)).toEqual([25, 25, 40])
  })

  it.each([
    [0, "Max points must be at least 1"],
    [101, "Max points must be a whole number from 1 to 100"],
    ["12.5", "Max points must be a whole number from 1 to 100"],
    ["1e3", "Max points must be a whole number from 1 to 100"],
  ])("keep %j as it was typed, and refuse it with a message", (maxPoints, sentence) => {
    expect(pointsOrFallback(maxPoints)).toBe(maxPoints)
    expect(criteriaErrors([{ ...paint, maxPoints }])).toEqual({ "criteria.0.maxPoints": sentence })
  })

  it("are half done if something is typed and something is missing", () => {
    expect([paint, emptyCriterion("b"), { ...paint, description: "" }].map(isHalfDone)).toEqual([false, false, true])
  })

  it("show an error on its own row, also after a dropped one", () => {
    expect(criteriaErrors([emptyCriterion("b"), { ...paint, name: "x".repeat(201) }])).toEqual({
      "criteria.1.name": "Criterion name must be at most 200 characters; 201 were entered",
    })
  })

  it("show what each half-done row needs", () => {
    expect(missingOf([paint, { ...paint, description: "" }, { ...paint, name: "" }])).toEqual({
      "criteria.1.description": "Description is required",
      "criteria.2.name": "Criterion name is required",
    })
  })

  it("are left out only after a question that names what each lacks", () => {
    expect(leavingOutQuestion([paint, emptyCriterion("b")])).toBeNull()
    expect(leavingOutQuestion([paint, { ...paint, name: "Body", description: " " }])).toMatchObject({
      title: "Create the event without this criterion?",
      message: "Body has no description yet. You can add it on the dashboard later.",
      action: "Create Without It",
    })
    expect(
      leavingOutQuestion([{ ...paint, name: "" }, paint, { ...paint, name: "Body", description: "" }]),
    ).toMatchObject({
      title: "Create the event without these 2 criteria?",
      message: "Criterion 1 has no name yet. Body has no description yet. You can add them on the dashboard later.",
    })
  })

  it("show what the first one needs if none is complete", () => {
    expect(missingOf([emptyCriterion("b")])).toEqual({
      "criteria.0.name": "Criterion name is required",
      "criteria.0.description": "Description is required",
    })
  })
})

describe("what a new event still needs", () => {
  const named = { ...emptyEvent(), name: "Show", organizerName: "Ann" }
  it.each([
    ["an empty form", emptyEvent(), 5],
    ["names of spaces", { ...emptyEvent(), name: " ", organizerName: "Ann" }, 4],
    ["a password that is too short", { ...named, organizerPassword: "short" }, 3],
    ["half a criterion", { ...named, organizerPassword: "longer", criteria: [{ ...paint, description: "" }] }, 1],
    ["a complete second criterion", { ...named, criteria: [emptyCriterion("b"), paint] }, 1],
    ["a second criterion that is half done", { ...named, criteria: [paint, { ...paint, description: "" }] }, 2],
  ])("%s", (_, values, count) => {
    expect(neededFields(values)).toHaveLength(count)
  })
})
