import { expect, it } from "vitest"
import { type PublicOpens, type PublicShows, publicScope } from "./public-scope.ts"
import type { RunLine } from "./run-order.ts"

const line = (key: string, isHidden = false): RunLine => ({ key, kind: "award", title: key, entryIds: [1], isHidden })
const LINES = [line("a"), line("b"), line("hidden", true), { ...line("text"), kind: "text" as const }]

it.each<[PublicShows, PublicOpens, number | null, string[], string]>([
  ["soon", "published", null, ["a", "b"], "- table null"],
  ["winners", "published", null, [], "a b table null"],
  ["places", "published", null, [], "a b table 3"],
  ["everything", "published", null, [], "a b table all with criteria"],
  ["everything", "at", null, [], "- table null"],
  ["everything", "at", 1_001, [], "- table null"],
  ["everything", "at", 1_000, [], "a b table all with criteria"],
  ["everything", "stage", null, [], "- table null"],
  ["everything", "stage", null, ["a", "hidden"], "a table null"],
  ["winners", "stage", null, ["a", "b"], "a b table null"],
  ["places", "stage", null, ["a", "b"], "a b table 3"],
  ["everything", "stage", null, ["b", "a"], "a b table all with criteria"],
])("%s, opened by %s (%s), with %j revealed: %s", (shows, opens, opensAt, revealed, expected) => {
  const scope = publicScope({ shows, places: 3, opens, opensAt }, { lines: LINES, revealed, isOver: false, now: 1_000 })
  const keys = scope.lines.map(({ key }) => key).join(" ") || "-"
  expect(`${keys} table ${scope.table}${scope.hasCriteria ? " with criteria" : ""}`).toBe(expected)
})

it.each<[PublicShows, PublicOpens, string]>([
  ["everything", "stage", "a b table all with criteria"],
  ["winners", "stage", "a b table null"],
  ["everything", "at", "- table null"],
  ["soon", "stage", "- table null"],
])(
  "%s, opened by %s, once the ceremony is over: new lines of an amendment are public: %s",
  (shows, opens, expected) => {
    const settings = { shows, places: 3, opens, opensAt: null }
    const scope = publicScope(settings, { lines: LINES, revealed: ["a"], isOver: true, now: 1_000 })
    const keys = scope.lines.map(({ key }) => key).join(" ") || "-"
    expect(`${keys} table ${scope.table}${scope.hasCriteria ? " with criteria" : ""}`).toBe(expected)
  },
)
