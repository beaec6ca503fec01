import type { Criterion } from "@rosette/contract/criteria"
import type { Entry } from "@rosette/contract/entries"
import { anEntry } from "@rosette/contract/fixtures"
import { coverageOf } from "@rosette/domain/contest/coverage"
import { NO_REQUIREMENTS } from "@rosette/domain/entries/entry-flags"
import { act, screen, within } from "@testing-library/react"
import { describe, expect, it, vi } from "vitest"
import { showWithServer } from "../../../../test/calls.tsx"
import { theOutstanding } from "../../../../test/outstanding.ts"
import { placed } from "../../../../test/placed.ts"
import { useCountedPoints, usePercents } from "../counted-points.ts"
import type { EntryResult } from "../entry-result.ts"
import { ExplanationPanel } from "./explanation-panel.tsx"
import type { Explanation } from "./words.ts"

const result = (entryId: number, entryName: string, rank: number, paint: number, sound: number): EntryResult =>
  placed({
    entryId,
    entryName,
    votingId: `C0${entryId}`,
    rank,
    overallPercent: (paint + sound) * 2,
    overallPercentRounded: Math.round((paint + sound) * 2),
    judgeCount: 4,
    maxPoints: 50,
    criteria: [
      { criterionId: 1, name: "Paint", average: paint, maxPoints: 25, judgeCount: 4 },
      { criterionId: 2, name: "Sound", average: sound, maxPoints: 25, judgeCount: 4 },
      { criterionId: 3, name: "Crowd", average: 9, maxPoints: 10, judgeCount: 4 },
    ],
  })
const FOX = result(2, "Desert Fox", 2, 17.3, 20)
const ENTRIES = new Map([result(1, "Blue Comet", 1, 19, 20), FOX].map((one) => [one.entryId, one]))

const AT = "2026-06-03T10:00:00.000Z"
const PAINT: Explanation["criteria"][number] = {
  criterionId: 1,
  name: "Paint",
  average: 17.3,
  maxPoints: 25,
  countsOverall: true,
  points: [
    { judgeId: 1, judgeName: "Ada", points: 25, isLeftOut: true },
    { judgeId: 2, judgeName: "Bob", points: 17, isLeftOut: false },
  ],
}
const TOLD: Explanation = {
  version: 7,
  place: 2,
  percent: 74.6,
  panelMethod: "trimmedMean",
  countingCriterionIds: [1, 2],
  sentence: "2nd, 1.7 points behind C01; it lost most on Paint (17.3 against 19.0).",
  criteria: [PAINT, { criterionId: 3, name: "Crowd", average: 9, maxPoints: 10, countsOverall: false, points: [] }],
  sheets: [
    {
      judgeId: 1,
      judgeName: "Ada",
      isSubmitted: true,
      isSetAside: false,
      percent: 81.25,
      lackingCriterionIds: [2],
      story: [
        { at: AT, actor: "Ada", role: "judge", action: "submitted", reason: null },
        {
          at: AT,
          actor: "Olive",
          role: "organizer",
          action: "reopened",
          reason: "Criterion Sound was not scored in it",
        },
      ],
    },
    {
      judgeId: 2,
      judgeName: "Bob",
      isSubmitted: false,
      isSetAside: false,
      percent: null,
      lackingCriterionIds: [],
      story: [{ at: AT, actor: "Bob", role: "judge", action: "draft", reason: null }],
    },
  ],
  conflicts: [],
  above: { entryId: 1, votingId: "C01", place: 1, percent: 78, difference: { by: "points", value: 37.3, against: 39 } },
  below: {
    entryId: 3,
    votingId: "C03",
    place: 3,
    percent: 74.6,
    difference: { by: "step", step: "criterion:1", value: 17.3, against: 17.1 },
  },
  rival: {
    entryId: 1,
    votingId: "C01",
    by: "points",
    criteria: [
      { criterionId: 1, name: "Paint", average: 19, difference: -1.7 },
      { criterionId: 2, name: "Sound", average: 20, difference: -20 },
    ],
  },
  ties: [
    {
      key: "k",
      ladder: "criterion:2",
      place: 1,
      entryIds: [1, 2],
      state: "settled",
      settlement: {
        id: 5,
        ladder: "criterion:2",
        kind: "order",
        entryIds: [2, 1],
        reason: "Cleaner idle",
        seed: null,
        settledBy: "Olive",
        settledAt: AT,
      },
    },
  ],
  withdrawnSettlements: [
    {
      id: 4,
      ladder: "criterion:2",
      kind: "lot",
      entryIds: [1, 2],
      reason: "",
      seed: "ab".repeat(32),
      settledBy: "Olive",
      settledAt: AT,
      withdrawnBy: "Olive",
      withdrawnAt: AT,
      withdrawnReason: "Too early",
    },
  ],
  audience: [{ pollId: 7, sentence: "Audience: 214 of 812 votes, 1st" }],
  awards: [
    {
      awardId: 1,
      awardName: "Best of Show",
      basis: "overall",
      outcome: "skipped",
      isFlagged: false,
      heldAwardId: 2,
      heldAwardName: "Best Paint",
    },
  ],
}

const criterion = (id: number, name: string, fields: Partial<Criterion> = {}): Criterion => ({
  id,
  eventId: 1,
  classIds: [],
  name,
  description: "",
  maxPoints: 25,
  order: id,
  setupVersion: 0,
  countsOverall: true,
  ...NO_REQUIREMENTS,
  ...fields,
})
const CRITERIA = [criterion(1, "Paint"), criterion(2, "Sound"), criterion(3, "Crowd", { countsOverall: false })]
const entry = (id: number, fields: Partial<Entry> = {}) =>
  anEntry({ id, entryName: "", ownerParticipant: "Mia", votingId: `C0${id}`, ...fields })

/** Four of five judges have a sheet for both entries. */
const OUTSTANDING = theOutstanding({
  expectedSheets: 10,
  submittedSheets: 8,
  outstandingSheets: 2,
  isProvisional: true,
})

/** The panel with what the results know of the entries. */
function PanelOfResults(props: Omit<Parameters<typeof ExplanationPanel>[0], "facts">) {
  const coverage = coverageOf([...props.entryById.values()], OUTSTANDING)
  return (
    <ExplanationPanel
      {...props}
      facts={{ countedOf: useCountedPoints(1, []), percentOf: usePercents([]), coverageOf: coverage }}
    />
  )
}

type Setup = { criteria?: Criterion[]; entries?: Entry[]; results?: EntryResult[] }
const panel = (explanation: () => Explanation, { criteria = CRITERIA, entries = [], results }: Setup = {}) => {
  const onClose = vi.fn()
  const entryById = results ? new Map(results.map((one) => [one.entryId, one])) : ENTRIES
  const shown = showWithServer(
    <PanelOfResults
      eventId={1}
      result={entryById.get(FOX.entryId) ?? FOX}
      entryById={entryById}
      occasion="June 3 · Harbour"
      provisional={{ sentence: "Provisional: 80 of 200 sheets are in." }}
      isOpen
      onClose={onClose}
    />,
    {
      "organizer.explanation": explanation,
      "organizer.criteria": () => criteria,
      "organizer.entries": () => entries,
    },
  )
  return { onClose, ...shown }
}

/** The element with the sentence; its reason is in a part of its own. */
const findSentence = () => screen.findByText("2nd, 1.7 points behind Blue Comet.")

it.each([
  ["zero", 50, "Sound: not applicable. Other entries get 0 of these 25 points."],
  ["left out", 25, "Sound: not applicable. Other entries are not scored on it."],
])("what does not apply says which rule holds: %s", async (_, maxPoints, sentence) => {
  const criteria = FOX.criteria.map((one) => (one.name === "Sound" ? { ...one, average: 0, judgeCount: 0 } : one))
  panel(() => TOLD, {
    criteria: CRITERIA.map((one) => ({ ...one, requiresSound: one.name === "Sound" })),
    entries: [entry(FOX.entryId)],
    results: [{ ...FOX, maxPoints, criteria }],
  })
  await screen.findByText(sentence)
})

describe("why an entry has its place", () => {
  it("begins with the sentence, and shows all that decides the place", async () => {
    panel(() => TOLD)
    expect((await findSentence()).parentElement?.textContent).toBe(
      "2nd, 1.7 points behind Blue Comet.Lost most on Sound (C02 has no score yet; 20.0 for C01).",
    )
    const dialog = screen.getByRole("dialog", { name: "Why this place? Desert Fox" })
    const text = dialog.textContent ?? ""
    within(dialog).getByText("2nd · 75%")
    within(dialog).getByText("37.3 of 50 points")
    within(dialog).getByText("C02 · Mia · from 4 of 5 judges")
    expect(within(dialog).getByRole("region", { name: "Compared with" }).textContent).toBe(
      "Blue Comet1st · 78%39 of 50 pointsC01 · Mia · from 4 of 5 judges",
    )
    within(dialog).getByText("Provisional: 80 of 200 sheets are in.")
    for (const said of [
      "one highest and one lowest number of points of each criterion are left out",
      "How 75% is calculated",
      "Their averages add up to 37.3 of 50 points:",
      "17.3 + 20 = 37.3",
      "37.3 ÷ 50 × 100",
      "Above: 1st, C01 · Blue Comet: 37.3 points against 39.0. Most on Paint −1.7.",
      "Below: 3rd, C03: as many points; Paint decided, 17.3 against 17.1.",
      "Tie for 1st, Sound: C01 · Blue Comet, C02 · Desert Fox",
      "The head judge’s order: C02 · Desert Fox, C01 · Blue Comet.",
      "Reason: Cleaner idle",
      "Drawn by lot: C01 · Blue Comet, C02 · Desert Fox.",
      "ab".repeat(32),
      "Reason: Too early",
      "Audience: 214 of 812 votes, 1st",
      "Best of Show: passed over, because it holds Best Paint",
      "Ada: submitted, 81.3%; Sound not scored in it",
      "Bob: draft, which does not count",
    ])
      expect(text).toContain(said)
    expect(text).toMatch(/Reopened by Olive, .*: Criterion Sound was not scored in it/)
  })

  it("points that the method left out are struck through and labelled", async () => {
    panel(() => TOLD)
    const row = within(await screen.findByRole("table", { name: "Points by judge" })).getByRole("row", {
      name: /^Paint/,
    })
    expect(within(row).getByText("25").tagName).toBe("S")
    expect(row.textContent).toContain("Ada 25 left out")
    expect(row.textContent).toContain("Bob 17")
    expect(row.textContent).not.toContain("Bob 17 left out")
    expect(screen.getByRole("row", { name: /^Crowd/ }).textContent).toContain("does not count in the percent")
  })

  it("a sheet that is set aside says so, and so does who has stepped aside before there was one", async () => {
    const [sheet = expect.fail()] = TOLD.sheets
    const conflicts = [
      { judgeId: 1, judgeName: "Ada", reason: "" },
      { judgeId: 4, judgeName: "Cy", reason: "My brother’s car" },
    ]
    panel(() => ({ ...TOLD, sheets: [{ ...sheet, isSetAside: true, percent: null }], conflicts }))
    await findSentence()
    const lines = screen.getAllByRole("listitem").map(({ textContent }) => textContent)
    expect(lines.find((line) => line.startsWith("Ada:"))).toMatch(/^Ada: Stepped aside: kept, does not count/)
    expect(lines).toContain("Cy: stepped aside: My brother’s car")
  })

  it("each criterion has its difference to the other entry, also one that only the other has points for", async () => {
    panel(() => TOLD)
    const table = await screen.findByRole("table", { name: "Points by judge" })
    const rows = within(table).getAllByRole("row")
    const cells = rows.map((row) => within(row).queryAllByRole("cell").at(-1)?.textContent)
    expect(cells).toEqual([undefined, "−1.7", "9.0", "−20.0"])
    expect(rows[0]?.textContent).toContain("vs 1st")
    expect(rows[3]?.textContent).toBe("Sound / 25does not apply–−20.0")
  })

  it("an entry without a place has neither a sum nor neighbours", async () => {
    const unplaced = {
      place: null,
      percent: null,
      above: null,
      below: null,
      rival: null,
      ties: [],
      withdrawnSettlements: [],
      audience: [],
    }
    const told = {
      ...TOLD,
      ...unplaced,
      awards: [],
      sheets: [],
      sentence: "Not placed: no submitted score counts yet.",
    }
    panel(() => told, { results: [placed({ ...FOX, rank: null, place: null, overallPercent: null })] })
    await screen.findByText("Not placed: no submitted score counts yet.")
    screen.getByText("No judge has a sheet for this entry.")
    for (const title of [/calculated/, "Next to it", "Ties", "Awards"])
      expect(screen.queryByRole("heading", { name: title })).toBeNull()
    expect(screen.queryByText(/ of 50 points/)).toBeNull()
    expect(screen.queryByRole("region", { name: "Compared with" })).toBeNull()
  })

  it.each([
    ["the neighbour", 2, "Does not apply to C01: Sound +20. Otherwise most on Paint −1.7."],
    ["this entry", 1, "Does not apply to C02: Sound −20. Otherwise most on Paint −1.7."],
  ])("a criterion that does not apply to %s is named instead of compared", async (_, entryWithSound, gaps) => {
    const sound = (entryId: number) => (entryId === entryWithSound ? 20 : 0)
    panel(() => TOLD, {
      criteria: [criterion(1, "Paint"), criterion(2, "Sound", { requiresSound: true }), criterion(3, "Crowd")],
      entries: [1, 2].map((id) => entry(id, { participatesInSound: id === entryWithSound })),
      results: [result(1, "Blue Comet", 1, 19, sound(1)), result(2, "Desert Fox", 2, 17.3, sound(2))],
    })
    const above = () => screen.getByText(/Blue Comet: 37\.3 points/).textContent
    await findSentence()
    await expect.poll(above).toBe(`Above: 1st, C01 · Blue Comet: 37.3 points against 39.0. ${gaps}`)
  })

  it("each of a few judges has a column, and keeps it where another did not score", async () => {
    const sound = { ...PAINT, criterionId: 2, name: "Sound", points: PAINT.points.slice(1) }
    panel(() => ({ ...TOLD, criteria: [PAINT, sound] }))
    const table = await screen.findByRole("table", { name: "Points by judge" })
    expect(table.dataset.columns).toBe("true")
    const columnsOf = (name: RegExp) =>
      within(within(table).getByRole("row", { name }))
        .getAllByRole("listitem")
        .map(({ textContent, style }) => `${style.getPropertyValue("--column")}: ${textContent}`)
    expect(columnsOf(/^Paint/)).toEqual(["1: Ada 25 left out", "2: Bob 17"])
    expect(columnsOf(/^Sound/)).toEqual(["2: Bob 17"])
  })

  it("more than five judges are named in the rows", async () => {
    const points = Array.from({ length: 6 }, (_, at) => ({
      judgeId: at + 1,
      judgeName: `Judge ${at + 1}`,
      points: 20,
      isLeftOut: false,
    }))
    panel(() => ({ ...TOLD, criteria: [{ ...PAINT, points }] }))
    const table = await screen.findByRole("table", { name: "Points by judge" })
    expect(table.dataset.columns).toBeUndefined()
    expect(within(table).getAllByRole("listitem")).toHaveLength(6)
  })

  it("closes by Escape", async () => {
    const { user, onClose } = panel(() => TOLD)
    await findSentence()
    await user.keyboard("{Escape}")
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it("is printed for a protest: the entry, the occasion, the time, and everything else", async () => {
    const print = vi.spyOn(window, "print").mockImplementation(() => window.dispatchEvent(new Event("beforeprint")))
    const { user, container } = panel(() => TOLD)
    await findSentence()
    expect(container.querySelector("[data-print=only]")).toBeNull()
    await user.click(screen.getByRole("button", { name: "Print for a protest" }))
    const paper = container.querySelector("[data-print=only]")?.textContent ?? ""
    expect(print).toHaveBeenCalledTimes(1)
    expect(paper).toMatch(/^June 3 · Harbour · Printed .*C02 · Desert Fox · Mia/)
    expect(paper).toContain(TOLD.sentence)
    expect(paper).toContain("Ada 25 left out")
    act(() => void window.dispatchEvent(new Event("afterprint")))
    expect(container.querySelector("[data-print=only]")).toBeNull()
  })
})
