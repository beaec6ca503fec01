import type { Criterion } from "@rosette/contract/criteria"
import { anEntry } from "@rosette/contract/fixtures"
import { percentOfRow } from "@rosette/domain/contest/counted-score"
import type { Coverage } from "@rosette/domain/contest/coverage"
import { NO_REQUIREMENTS } from "@rosette/domain/entries/entry-flags"
import { screen, within } from "@testing-library/react"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { showWithServer } from "../../../../test/calls.tsx"
import { placed } from "../../../../test/placed.ts"
import { show } from "../../../../test/render.tsx"
import { setScreenWidth } from "../../../../test/screen-width.ts"
import type { EntryResult } from "../entry-result.ts"
import { PaperRanking } from "../paper/results-paper.tsx"
import { ResultsRanking } from "./results-ranking.tsx"

const criterion = (id: number, name: string, order: number, fields: Partial<Criterion> = {}): Criterion => ({
  id,
  eventId: 1,
  classIds: [],
  name,
  description: "",
  maxPoints: 10,
  order,
  setupVersion: 0,
  countsOverall: true,
  ...NO_REQUIREMENTS,
  ...fields,
})
const CRITERIA = [
  criterion(1, "Paint", 1),
  criterion(2, "Panels", 2, { requiresCustomPaint: true }),
  criterion(3, "Seats", 6),
]
const result = (entryId: number, entryName: string, place: number | null, averages: number[]): EntryResult =>
  placed({
    entryId,
    entryName,
    votingId: `A${entryId}`,
    rank: place,
    overallPercent: place && 80,
    overallPercentRounded: place && 80,
    judgeCount: place ? 1 : 0,
    criteria: CRITERIA.map(({ id, name, maxPoints }, index) => ({
      criterionId: id,
      name,
      maxPoints,
      average: averages[index] ?? 0,
      judgeCount: averages[index] ? 1 : 0,
    })),
  })
const entry = (id: number) => anEntry({ id, votingId: `A${id}` })
const BY_STEP = { kind: "step", step: "criterion:1", value: 8, against: 7 } as const
const COMET = { ...result(1, "Blue Comet", 1, [8, 0, 6.5]), classId: 4, classPlace: 2, placedBy: BY_STEP }
const RESULTS = [COMET, result(2, "Desert Fox", 2, [7, 4, 5]), result(3, "Late Comer", null, [])]
/** Scored only on a criterion that does not count in the percent. */
const OUTSIDE = { ...result(4, "Night Owl", null, [0, 0, 6.5]), judgeCount: 1 }

const percentOf = (one: EntryResult) => percentOfRow(one, new Set())

async function open(
  results: EntryResult[] = RESULTS,
  coverageOf: (result: EntryResult) => Coverage | null = () => null,
) {
  const onExplain = vi.fn()
  const shown = showWithServer(
    <ResultsRanking
      eventId={1}
      results={results}
      tied={new Set(results.flatMap(({ entryId, place }) => (place === 2 ? entryId : [])))}
      winnerIds={new Set()}
      classNames={new Map([[4, "Modern"]])}
      percentOf={percentOf}
      coverageOf={coverageOf}
      onExplain={onExplain}
    />,
    {
      "organizer.criteria": () => CRITERIA,
      "organizer.entries": () => [1, 2, 3, 4, 5].map((id) => ({ ...entry(id), hasCustomPaint: id === 2 })),
    },
  )
  await screen.findAllByText(/^N\/A/)
  return { ...shown, onExplain }
}
const texts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent)
const cellsOf = (name: string) => {
  const row = screen.getAllByRole("row").find((one) => one.textContent?.includes(name)) ?? document.body
  return texts(within(row).getAllByRole("cell"))
}

async function opensItsReasons() {
  const { user, onExplain } = await open()
  const why = screen.getByRole("button", { name: "Why this place? Desert Fox" })
  why.focus()
  await user.keyboard("{Enter}")
  expect([onExplain.mock.calls, why.getAttribute("aria-haspopup")]).toEqual([[[2]], "dialog"])
}

/** The bar of the only cell with these points, and whether they are the most of the column. */
function barOf(points: string) {
  const cell = screen.getByText(points, { selector: "td > b" }).closest("td")
  const bar = cell?.querySelector<HTMLElement>("div[style]")?.style
  return [bar?.getPropertyValue("--points"), bar?.getPropertyValue("--open"), cell?.dataset.best ?? null]
}

describe("on a desktop, a matrix", () => {
  beforeEach(() => setScreenWidth("desktop"))

  it("has a column for each criterion below its section, and a header for each row and column", async () => {
    await open()
    const headers = ["Place", "Entry", "OverallPoints", "Why?", "Body", "Interior", "Paint", "Panels", "Seats"]
    expect(texts(screen.getAllByRole("columnheader"))).toEqual(headers)
    expect(texts(screen.getAllByRole("rowheader"))[0]).toBe(
      "Blue CometA1 · Mia2nd in Modern · by Paint: 8.0 against 7.0",
    )
    const why = ""
    expect(cellsOf("Blue Comet")).toEqual([
      "1",
      "80%14.5 / 30",
      why,
      "8 / 101 judge scored",
      "N/A0 / 10",
      "6.5 / 101 judge scored",
    ])
    expect(cellsOf("Desert Fox")[0]).toBe("2tied")
    expect(cellsOf("Late Comer")).toEqual(["–", "No scores yet", why, "–", "N/A0 / 10", "–"])
  })

  it("a section folds to its sum, which adds up to the overall one; the switch opens all", async () => {
    const { user } = await open()
    await user.click(screen.getByRole("button", { name: "Body" }))
    expect(screen.getByRole("button", { name: "Body" }).getAttribute("aria-expanded")).toBe("false")
    expect([cellsOf("Blue Comet")[3], cellsOf("Desert Fox")[3]]).toEqual(["8.0 / 10", "11.0"])
    expect(barOf("8.0")).toEqual(["80%", "50%", null])
    expect(barOf("11.0")).toEqual(["55%", "100%", "true"])
    screen.getByText("Most points")
    expect(screen.queryByRole("columnheader", { name: "Paint" })).toBeNull()
    screen.getByText("Shorter bar: some criteria do not apply, and count 0.")
    const all = screen.getByRole<HTMLInputElement>("switch", { name: "Show the average of every criterion" })
    expect(all.checked).toBe(false)
    await user.click(all)
    expect([screen.queryByRole("columnheader", { name: "Paint" }) !== null, all.checked]).toEqual([true, true])
    screen.getByText("N/A: points that are not open to the entry. They count as 0.")
    await user.click(all)
    expect(texts(screen.getAllByRole("columnheader")).slice(4)).toEqual(["Body / 20", "Interior / 10"])
  })

  it("without a place, scores outside the percent are shown; a criterion or section without scores has a dash", async () => {
    const { user } = await open([...RESULTS, OUTSIDE, result(5, "Solo", 3, [8])])
    const why = ""
    expect(cellsOf("Night Owl")).toEqual(["–", "–", why, "–", "N/A0 / 10", "6.5 / 101 judge scored"])
    expect(cellsOf("Solo").slice(3)).toEqual(["8 / 101 judge scored", "N/A0 / 10", "–"])
    for (const section of ["Body", "Interior"]) await user.click(screen.getByRole("button", { name: section }))
    expect(cellsOf("Night Owl").slice(3)).toEqual(["–", "6.5"])
    expect(cellsOf("Solo").slice(3)).toEqual(["8.0 / 10", "–"])
  })

  it("says how many judges each place rests on while that can change", async () => {
    await open(RESULTS, ({ judgeCount }) => ({ judges: judgeCount, expected: 5 }))
    expect(
      texts(screen.getAllByRole("rowheader")).map((text) => / \d of 5 judges/.exec(text ?? "")?.[0] ?? null),
    ).toEqual([" 1 of 5 judges", " 1 of 5 judges", null])
  })

  it("opens its reasons by keyboard", opensItsReasons)
})

describe("on a phone, a list", () => {
  beforeEach(() => setScreenWidth("phone"))

  it("opens its reasons by keyboard", opensItsReasons)

  it("is still a table with its headers, and shows the averages below the entry", async () => {
    const { user } = await open()
    expect(texts(screen.getAllByRole("columnheader"))).toEqual(["Place", "Entry", "Overall", ""])
    expect(cellsOf("Blue Comet")[4]).toBe("Paint8 / 10 1 judge scoredPanelsN/A · 0 / 10Seats6.5 / 10 1 judge scored")
    await user.click(screen.getByRole("switch"))
    expect(cellsOf("Blue Comet")).toHaveLength(4)
  })

  it("without a place, scores outside the percent are shown", async () => {
    await open([...RESULTS, OUTSIDE])
    expect([cellsOf("Night Owl")[2], cellsOf("Night Owl")[4]]).toEqual([
      "–",
      "Paint–PanelsN/A · 0 / 10Seats6.5 / 10 1 judge scored",
    ])
    expect(cellsOf("Late Comer").slice(2)).toEqual(["No scores yet", ""])
  })

  it.each(["desktop", "phone"] as const)("on a %s shows the first twenty of many, and all on demand", async (width) => {
    setScreenWidth(width)
    const many = Array.from({ length: 40 }, (_, index) => result(index + 1, `Car ${index + 1}`, index + 1, [8, 0, 6]))
    const { user } = await open(many)
    const heads = screen.getAllByRole("row").length - 20
    expect(heads).toBe(width === "phone" ? 1 : 2)
    expect(screen.getByRole("table").getAttribute("aria-rowcount")).toBe(String(40 + heads))
    await user.click(screen.getByRole("button", { name: "Show all 40 entries" }))
    expect(screen.getAllByRole("row")).toHaveLength(40 + heads)
  })
})

describe("a search", () => {
  const cars = (count: number) =>
    Array.from({ length: count }, (_, index) => result(index + 1, `Car ${index + 1}`, index + 1, [8, 0, 6]))
  const search = () => screen.queryByRole("textbox", { name: "Search the results" })

  it.each(["desktop", "phone"] as const)(
    "on a %s finds entries with their places, also below the first twenty",
    async (width) => {
      setScreenWidth(width)
      const { user } = await open(cars(40))
      await user.type(search() ?? document.body, "car 3")
      const found = ["3", "30", "31", "32", "33", "34", "35", "36", "37", "38", "39"]
      expect(
        screen
          .getAllByRole("row")
          .slice(-found.length)
          .map((row) => within(row).getAllByRole("cell")[0]?.textContent),
      ).toEqual(found)
      expect(screen.queryByRole("button", { name: "Show all 40 entries" })).toBeNull()
      screen.getByText("11 of 40 entries")
      await user.type(search() ?? document.body, "x")
      expect(screen.queryByRole("table")).toBeNull()
      screen.getByText("Nothing matches “car 3x” in names, voting IDs and owners.")
      await user.click(screen.getAllByRole("button", { name: "Clear search" })[0] ?? document.body)
      screen.getByRole("button", { name: "Show all 40 entries" })
    },
  )

  it("is not offered for twenty", async () => {
    setScreenWidth("desktop")
    await open(cars(20))
    expect(search()).toBeNull()
  })
})

it("on paper each class has a heading where each is a contest of its own", () => {
  const results = [1, 2, 3].map((id) => result(id, `Car ${id}`, 1, [8, 8, 8]))
  const contestOf = ({ entryId }: EntryResult) => (entryId === 3 ? "No class" : "Street")
  show(
    <PaperRanking
      results={results}
      tied={new Set([1, 2])}
      contestOf={contestOf}
      countedOf={() => null}
      percentOf={percentOf}
    />,
  )
  const rows = texts(screen.getAllByRole("row").slice(1))
  expect(rows.map((text) => text?.slice(0, 8))).toEqual([
    "Street",
    "1 (tied)",
    "1 (tied)",
    "No class",
    expect.stringMatching(/^1\w/),
  ])
})

it("on paper, only an entry without any score has no scores yet", () => {
  const countedOf = ({ place }: EntryResult) => (place === 1 ? { points: 16, maxPoints: 20 } : null)
  show(
    <PaperRanking
      results={[...RESULTS, OUTSIDE]}
      tied={new Set()}
      contestOf={null}
      countedOf={countedOf}
      percentOf={percentOf}
    />,
  )
  expect(["Blue Comet", "Late Comer", "Night Owl"].map((name) => cellsOf(name).at(-1))).toEqual([
    "80% · 16 of 20",
    "No scores yet",
    "–",
  ])
})
