import { expect, it } from "vitest"
import {
  NOTHING_OPENED,
  openedWith,
  type PublicOpens,
  type PublicScope,
  type PublicShows,
  publicScope,
  readByNow,
} from "./public-scope.ts"
import type { RunLine } from "./run-order.ts"

const line = (key: string, isHidden = false): RunLine => ({
  key,
  kind: "award",
  title: key,
  entryIds: [1],
  isHidden,
  isOverall: false,
  also: [],
})
const LINES = [line("a"), line("b"), line("hidden", true), { ...line("text"), kind: "text" as const }]

/** "a b table all with criteria" */
function pictureOf({ lines, table, hasCriteria }: PublicScope): string {
  const keys = lines.map(({ key }) => key).join(" ") || "-"
  return `${keys} table ${table}${hasCriteria ? " with criteria" : ""}`
}

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
  expect(pictureOf(scope)).toBe(expected)
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
    expect(pictureOf(scope)).toBe(expected)
  },
)

it.each<[string, PublicShows, string[], string]>([
  ["the same lines", "everything", [], "a b table all with criteria"],
  ["a new line, not revealed yet", "everything", ["new"], "a b table all with criteria"],
  ["a new line, if only winners are public", "winners", ["new"], "a b table null"],
])("what was public after the ceremony stays so when it starts again with %s", (_, shows, added, expected) => {
  const settings = { shows, places: 3, opens: "stage" as const, opensAt: null }
  const over = { lines: LINES, revealed: ["a"], isOver: true, now: 1_000 }
  const opened = openedWith(NOTHING_OPENED, publicScope(settings, over))
  const lines = [...LINES, ...added.map((key) => line(key))]
  const again = { lines, revealed: ["a"], isOver: false, opened, now: 1_000 }
  expect(pictureOf(publicScope(settings, again))).toBe(expected)
})

it("a line that was left out while the ceremony was over is public only once it is revealed", () => {
  const settings = { shows: "winners" as const, places: 3, opens: "stage" as const, opensAt: null }
  const opened = openedWith(NOTHING_OPENED, publicScope(settings, { lines: LINES, revealed: [], isOver: true, now: 0 }))
  const lines = LINES.map((one) => ({ ...one, isHidden: false }))
  const scope = (revealed: string[]) =>
    pictureOf(publicScope(settings, { lines, revealed, isOver: false, opened, now: 0 }))
  expect(scope([])).toBe("a b table null")
  expect(scope(["hidden"])).toBe("a b hidden table null")
})

it.each<[string, PublicShows, PublicOpens, string[], boolean, boolean]>([
  ["before the first line", "winners", "stage", [], false, false],
  ["after one line", "winners", "stage", ["a"], false, false],
  ["after one line, where everything will be shown", "everything", "stage", ["a"], false, false],
  ["after the last line", "winners", "stage", ["a", "b"], false, true],
  ["once the ceremony is over", "winners", "stage", ["a"], true, true],
  ["where all is public at once", "winners", "published", [], false, true],
  ["before the time", "everything", "at", ["a", "b"], true, false],
  ["where nothing is public yet", "soon", "published", ["a", "b"], true, false],
])("the table of places, and with it owners' averages: %s", (_, shows, opens, revealed, isOver, expected) => {
  const settings = { shows, places: 3, opens, opensAt: null }
  expect(publicScope(settings, { lines: LINES, revealed, isOver, now: 0 }).opensTable).toBe(expected)
})

it("where every line is left out, the table waits for the end of the ceremony", () => {
  const lines = LINES.map((one) => ({ ...one, isHidden: true }))
  const settings = { shows: "everything" as const, places: 3, opens: "stage" as const, opensAt: null }
  const tables = [false, true].map((isOver) => publicScope(settings, { lines, revealed: [], isOver, now: 0 }).table)
  expect(tables).toEqual([null, "all"])
})

type Page = { isOn?: boolean; shows?: PublicShows; opens?: PublicOpens; opensAt?: number }

it.each<[string, Page, string[], boolean, string]>([
  ["nothing while the page was off", { isOn: false }, ["a", "b"], true, ""],
  ["nothing while the page shows nothing yet", { shows: "soon" }, ["a", "b"], true, ""],
  ["nothing before a page opens that has no time yet", { opens: "at" }, ["a", "b"], true, ""],
  ["nothing before the time of the page", { opens: "at", opensAt: 1_001 }, ["a", "b"], true, ""],
  ["from the time of the page what was revealed", { opens: "at", opensAt: 1_000 }, ["a"], false, "a"],
  ["the lines that were revealed", {}, ["a"], false, "a"],
  ["of a page that shows all at once, the lines that were revealed", { opens: "published" }, ["a"], false, "a"],
  ["all of it once the ceremony was over", {}, ["a"], true, "a b table"],
])("the public has read %s", (_, page, revealed, isOver, expected) => {
  const settings = {
    isOn: true,
    shows: "everything" as const,
    places: 3,
    opens: "stage" as const,
    opensAt: null,
    ...page,
  }
  const { keys, hasTable } = readByNow(settings, { lines: LINES, revealed, isOver, now: 1_000 })
  expect([...keys, ...(hasTable ? ["table"] : [])].join(" ")).toBe(expected)
})
