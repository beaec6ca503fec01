import { EFFECTS, type Effect } from "@rosette/contract/effects"
import { CALLS } from "@rosette/contract/routers"
import { describe, expect, it } from "vitest"
import { isOfParts, QUERIES_OF, type StalePart, staleAfter } from "./stale-queries.ts"

const EVERY_CHANGE: StalePart[] = ["changes", "devices", "madeHere"]
const AFTER: Record<Effect, StalePart[]> = {
  results: [...EVERY_CHANGE, "results", "setup"],
  shownToJudges: [...EVERY_CHANGE, "setup"],
  decisions: [...EVERY_CHANGE, "results"],
  organizersOnly: EVERY_CHANGE,
  eventDetails: [...EVERY_CHANGE, "setup"],
  administration: EVERY_CHANGE,
  handOver: [...EVERY_CHANGE, "results"],
  deletion: [...EVERY_CHANGE, "results", "setup"],
}

const isStaleAfter = (effect: Effect, path: string): boolean =>
  isOfParts(staleAfter(effect))({ queryKey: [path.split("."), { input: { eventId: 1 }, type: "query" }] })

describe("what a change makes stale", () => {
  it.each(Object.entries(AFTER))("%s: %j", (effect, parts) => {
    expect(staleAfter(effect as Effect)).toEqual(parts)
  })

  it.each([
    ["organizer.results", ["results", "decisions", "handOver", "deletion"]],
    ["awards.proposal", ["results", "decisions", "handOver", "deletion"]],
    ["organizer.entries", Object.keys(EFFECTS)],
    ["organizer.rules", ["results", "shownToJudges", "eventDetails", "deletion"]],
    ["organizer.history", Object.keys(EFFECTS)],
    ["organizer.sessions", Object.keys(EFFECTS)],
    ["admin.events", Object.keys(EFFECTS)],
    ["organizer.snapshot", []],
    ["judge.workspace", []],
  ])("%s is stale after %j", (path, effects) => {
    expect(Object.keys(EFFECTS).filter((effect) => isStaleAfter(effect as Effect, path))).toEqual(effects)
  })
})

/** What is read of an event, but shown by no query that could be stale. */
const READ_ANEW = new Set([
  "organizer.scores", // no screen shows it
  "organizer.archive", // a file
  "csv.export", // a file
  "organizer.snapshot", // a published version never changes
])

it("every read of an event is in the table, or is read anew each time", () => {
  const listed = new Set<string>(Object.values(QUERIES_OF).flat())
  const ofEvent = Object.entries(CALLS).flatMap(([path, { rest }]) =>
    rest?.startsWith("GET /events/:eventId") ? [path] : [],
  )
  expect(ofEvent.length).toBeGreaterThan(20)
  expect(ofEvent.filter((path) => !listed.has(path) && !READ_ANEW.has(path))).toEqual([])
})
