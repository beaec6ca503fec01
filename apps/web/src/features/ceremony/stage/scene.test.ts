import type { Stage } from "@rosette/contract/ceremony"
import { describe, expect, it } from "vitest"
import type { ShownStage } from "./follow-stage.ts"
import { nextScene, type Scene } from "./scene.ts"

const EVENT: Stage = {
  version: 1,
  eventName: "Harbour Show",
  results: null,
  isRehearsal: false,
  shows: "event",
  kind: null,
  place: null,
  title: null,
  also: [],
  podium: [],
  closing: null,
  winners: [],
}
const second = { ...EVENT, kind: "place", place: 2, title: "Second place" } as const
const first = { ...EVENT, kind: "place", place: 1, title: "Overall Winner" } as const

/** What the server answers, by its name in the table below. */
const ANSWERS: Record<string, ShownStage> = {
  event: EVENT,
  black: { ...EVENT, shows: "black" },
  closed: "closed",
  "title 2": { ...second, shows: "title" },
  "winners 2": { ...second, shows: "winners" },
  "title 1": { ...first, shows: "title" },
  "winners 1": { ...first, shows: "winners" },
}

/** The answers that were revealed as a moment, of answers one after the other. */
function reveals(answers: readonly string[]): string {
  let scene: Scene | null = null
  const moments: string[] = []
  for (const answer of answers) {
    scene = nextScene(scene, ANSWERS[answer] ?? "closed")
    moments.push(scene.isReveal ? "reveal" : "cut")
  }
  return moments.join(" ")
}

describe("winners come as a moment", () => {
  it.each<[string, string[], string]>([
    ["after their title", ["event", "title 2", "winners 2", "title 1", "winners 1"], "cut cut reveal cut reveal"],
    ["and the moment goes on while nothing is new", ["title 1", "winners 1", "winners 1"], "cut reveal reveal"],
    ["from a black screen after their title", ["title 1", "black", "winners 1"], "cut cut reveal"],
    [
      "again after they were revealed too early",
      ["title 1", "winners 1", "title 1", "winners 1"],
      "cut reveal cut reveal",
    ],
  ])("%s", (_, answers, expected) => expect(reveals(answers)).toBe(expected))
})

describe("winners are a plain cut", () => {
  it.each<[string, string[], string]>([
    ["where the stage is opened or reloaded on them", ["winners 1", "winners 1"], "cut cut"],
    ["after a step back", ["title 1", "winners 2"], "cut cut"],
    ["after a black screen", ["title 1", "winners 1", "black", "winners 1"], "cut reveal cut cut"],
    ["where the stage was offline during their title", ["title 2", "winners 1"], "cut cut"],
    ["where the stage was offline since the line before", ["title 2", "winners 2", "winners 1"], "cut reveal cut"],
  ])("%s", (_, answers, expected) => expect(reveals(answers)).toBe(expected))

  it("and a stage that is closed shows nothing else", () => {
    expect(nextScene(null, "closed")).toEqual({ shown: "closed", isReveal: false, lit: null })
  })
})
