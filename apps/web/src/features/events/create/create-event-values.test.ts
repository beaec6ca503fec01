import { starterOf } from "@rosette/domain/starters/starters"
import { describe, expect, it } from "vitest"
import {
  type CriterionDraft,
  criteriaErrors,
  criteriaOfStarter,
  emptyCriterion,
  emptyEvent,
  isHalfDone,
  isTyped,
  keptCriteria,
  leavingOutQuestion,
  missingOf,
  neededFields,
  pointsOrFallback,
  startOf,
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

describe("a starter", () => {
  const cosplay = criteriaOfStarter("cosplay")

  it("fills the list with its criteria, each in its section, and its words and kind are sent", () => {
    expect(cosplay.map(({ order }) => order)).toEqual([1, 2, 6, 7, 11, 12, 16, 17, 21, 22, 26, 27])
    expect(keptCriteria(cosplay)).toEqual(starterOf("cosplay").criteria)
    expect(startOf("cosplay")).toEqual({ kind: "cosplay", words: starterOf("cosplay").words })
  })

  it("that has no criteria begins with one to fill in, which is sent without an order", () => {
    expect(criteriaOfStarter("blank")).toEqual([emptyCriterion("first")])
    expect(keptCriteria([{ ...paint, key: "first" }])[0]).not.toHaveProperty("order")
  })

  it("is not chosen at first, and nothing of it is sent", () => {
    expect([emptyEvent().starter, startOf(null)]).toEqual([null, {}])
  })

  it("a criterion that is added comes last, also in its order", () => {
    expect(emptyCriterion("new", cosplay).order).toBe(28)
    expect(emptyCriterion("new", [paint])).not.toHaveProperty("order")
  })

  it.each([
    ["nothing in an empty list", emptyEvent().criteria, null, false],
    ["something in the first row", [{ ...emptyCriterion("first"), name: "Paint" }], null, true],
    ["nothing after a choice", cosplay, "cosplay", false],
    ["a row taken away", cosplay.slice(1), "cosplay", true],
    ["other points", cosplay.map((one) => ({ ...one, maxPoints: 3 })), "cosplay", true],
  ] as const)("%s is typed", (_, criteria, key, typed) => {
    expect(isTyped(criteria, key)).toBe(typed)
  })
})
