import { aClass } from "@rosette/contract/fixtures"
import { screen, within } from "@testing-library/react"
import { describe, expect, it, vi } from "vitest"
import { showWithServer } from "../../../../test/calls.tsx"
import { placed } from "../../../../test/placed.ts"
import type { Outputs } from "../../../lib/trpc.ts"
import type { EntryResult } from "../entry-result.ts"
import { AgreementCard } from "./agreement-card.tsx"
import type { Agreement } from "./words.ts"

const result = (entryId: number, entryName: string, rank: number): EntryResult =>
  placed({ entryId, entryName, votingId: `C0${entryId}`, rank, judgeCount: 2 })
const RESULTS = [result(1, "Blue Comet", 1), result(2, "Desert Fox", 2), result(3, "Gull", 3)]

const GROUP = { kendallW: 0.9111, icc2: 0.7838, icc2k: 0.9158, judges: 2, entries: 3, isComplete: true, why: null }
const NONE = { kendallW: null, icc2: null, icc2k: null, judges: 0, entries: 0, isComplete: false }
const FULL: Agreement = {
  overall: GROUP,
  classes: [{ ...NONE, classId: 5, judges: 2, entries: 1, why: "At least three entries are needed." }],
  judges: [
    { judgeId: 1, severity: 4.2, spread: 8.25, spearman: 0.5, sheets: 3, why: null },
    { judgeId: 2, severity: -4.2, spread: 6, spearman: null, sheets: 3, why: "Too few in common." },
  ],
  linked: { isLinked: true, groups: [] },
  adjusted: [
    { entryId: 2, percent: 84, place: 1 },
    { entryId: 1, percent: 82, place: 2 },
    { entryId: 3, percent: 60, place: 3 },
  ],
  entries: [
    {
      entryId: 3,
      range: 32,
      why: null,
      sheets: [
        { judgeId: 1, percent: 72 },
        { judgeId: 2, percent: 40 },
      ],
    },
    { entryId: 1, range: 0, sheets: [], why: null },
    { entryId: 2, range: null, sheets: [], why: "Fewer than two judges have scored this entry." },
  ],
}

const judge = (id: number, name: string): Outputs["organizer"]["judges"][number] => ({
  id,
  eventId: 1,
  name,
  isActive: true,
  createdAt: "2026-06-03T10:00:00.000Z",
  classIds: [],
  sections: [],
  hasLeft: false,
  accessCode: "ABCDEFGH",
  sessionId: `judge-${id}`,
  totalScores: 0,
  submittedScores: 0,
  submittedEntries: 0,
  draftEntries: 0,
  totalEntries: 3,
  percent: 0,
  status: "Not Started",
  lastSeenAt: null,
  waitingSheets: 0,
  devices: [],
})
const CLASS = aClass({ id: 5, name: "Modern", code: "M", entryCount: 1 })

async function opened(agreement: () => Agreement, conferAbove: number | null = null) {
  const shown = showWithServer(<AgreementCard eventId={1} results={RESULTS} />, {
    "organizer.agreement": agreement,
    "organizer.judges": () => [judge(1, "Ada"), judge(2, "Bob")],
    "organizer.classes": () => [CLASS],
    "organizer.rules": () => ({
      panelMethod: "mean",
      tieBreaks: [],
      placesThatMatter: 3,
      conferAbove,
      notApplicable: "zero",
      ranks: "overall",
      sheetsPerEntry: null,
    }),
  })
  await shown.user.click(screen.getByRole("button", { name: "Show how far the judges agree" }))
  return shown
}

describe("how much the judges agree", () => {
  it("is loaded only when it is opened", async () => {
    const asked = vi.fn(() => FULL)
    showWithServer(<AgreementCard eventId={1} results={RESULTS} />, { "organizer.agreement": asked })
    expect(screen.getByRole("button").getAttribute("aria-expanded")).toBe("false")
    expect(asked).not.toHaveBeenCalled()
  })

  it("is shown in words, with its source; a class without a figure has the reason", async () => {
    const { user, container } = await opened(() => FULL)
    await screen.findByText("The judges rank the entries nearly alike.")
    screen.getByText(/Kendall’s W 0\.91.*the submitted sheets of 2 judges for 3 entries/)
    expect(container.textContent).toContain("Modern: At least three entries are needed.")
    expect(container.textContent).not.toContain("ICC")
    await user.click(screen.getByRole("button", { name: "Details" }))
    screen.getByText(/ICC\(2,1\) 0\.78.*ICC\(2,k\) 0\.92/)
  })

  it("severity is a numbered dot on one line, and a row of a table for each judge", async () => {
    const { container } = await opened(() => FULL)
    const ada = await screen.findByRole("row", { name: /^1 · Ada/ })
    expect(ada.textContent).toContain("4.2 points of percent more generous than the panel.")
    expect(ada.textContent).toContain("3 sheets; spread of 8.3 points of percent; ranks like the others: 0.50")
    const bob = screen.getByRole("row", { name: /^2 · Bob/ })
    expect(bob.textContent).toContain("4.2 points of percent stricter than the panel.")
    expect(bob.textContent).toContain("Too few in common.")
    const [line] = container.querySelectorAll("svg[aria-hidden=true]")
    expect([...(line?.querySelectorAll("g") ?? [])].map((dot) => dot.textContent)).toEqual(["2", "1"])
  })

  it("names the places that would change, and the entries to confer about with each sheet", async () => {
    await opened(() => FULL)
    await screen.findByText("C01 · Blue Comet: 1st would be 2nd")
    screen.getByText("C02 · Desert Fox: 2nd would be 1st")
    screen.getByText("The judges are 32.0 points of percent apart.")
    screen.getByRole("img", { name: "Ada 72%, Bob 40%" })
    const talk = screen.getByRole("region", { name: "Entries to talk about" })
    expect(within(talk).getAllByRole("listitem")).toHaveLength(1)
  })

  it.each([
    [null, 0],
    [31.9, 1],
    [32, 0],
  ])("marks an entry to confer about only above the limit of %s", async (conferAbove, marked) => {
    await opened(() => FULL, conferAbove)
    await screen.findByText("The judges are 32.0 points of percent apart.")
    await expect.poll(() => screen.queryAllByText("The judges are to confer").length).toBe(marked)
    const isOn = conferAbove !== null
    expect(screen.queryByText(/the phones of the judges of a marked entry ask them to talk it over/) !== null).toBe(
      isOn,
    )
  })

  it("names the groups of judges who share no entry", async () => {
    const groups = [
      { judgeIds: [1], entryIds: [1] },
      { judgeIds: [2], entryIds: [2, 3] },
    ]
    await opened(() => ({ ...FULL, linked: { isLinked: false, groups }, adjusted: [] }))
    await screen.findByText("This is unknown: these groups of judges share no entry with each other.")
    const region = screen.getByRole("region", { name: /^Would places change/ })
    expect(
      within(region)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual(["Ada", "Bob"])
  })

  it("shows a note if nobody has judged yet", async () => {
    await opened(() => ({ ...FULL, overall: { ...NONE, why: "At least two judges are needed." } }))
    await screen.findByText("No judge has submitted a sheet yet. There is nothing to compare.")
  })
})
