import type { ConfirmedWinner } from "@rosette/contract"
import { screen } from "@testing-library/react"
import { describe, expect, it, vi } from "vitest"
import { placed } from "../../../test/placed.ts"
import { show } from "../../../test/render.tsx"
import { ResultsCard } from "./results-card.tsx"
import { ResultsRow } from "./results-row.tsx"
import { ResultsWhy } from "./results-why.tsx"
import type { EntryResult } from "./winners/result-explanation.ts"
import type { Candidate } from "./winners/result-honours.ts"

/** An entry by the points of one judge: paint out of 25, bodywork out of 10. */
const result = (
  entryId: number,
  entryName: string,
  rank: number | null,
  paint: number,
  bodywork: number,
): EntryResult => {
  const percent = ((paint + bodywork) / 35) * 100
  const judgeCount = rank === null ? 0 : 1
  return placed({
    entryId,
    entryName,
    votingId: `A${entryId}`,
    ownerParticipant: "Mia",
    imageUrl: null,
    rank,
    overallPercent: rank === null ? null : percent,
    overallPercentRounded: rank === null ? null : Math.round(percent),
    judgeCount,
    criteria: [
      { criterionId: 1, name: "Paint", average: paint, maxPoints: 25, judgeCount },
      { criterionId: 2, name: "Bodywork", average: bodywork, maxPoints: 10, judgeCount },
    ],
  })
}

const COMET = result(1, "Blue Comet", 1, 20, 10)
const FOX = result(2, "Desert Fox", 2, 22, 5)
const GULL = result(3, "Gull", 2, 20, 7)
const RESULTS = [COMET, FOX, GULL, result(4, "Late Comer", null, 0, 0)]

describe("why an entry stands where it stands", () => {
  it("is its sum and percent, who shares its rank, and what parts it from the one before", () => {
    const { container } = show(<ResultsWhy results={RESULTS} result={FOX} />)
    screen.getByRole("heading", { name: "How 77% is calculated" })
    screen.getByRole("heading", { name: "Why 2nd place" })
    const text = container.textContent
    expect(text).toContain("1 judge submitted a score. Their averages add up to 27 of 35 points:")
    expect(text).toContain("22 + 5 = 27")
    expect(text).toContain("27 ÷ 35 × 100 = 77.14%")
    expect(text).toContain("It has exactly as many points as Gull (A3), so they share the rank.")
    expect(text).toContain("3 points behind Blue Comet (A1), 1st, which has 30.")
    expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual(["Bodywork −5", "Paint +2"])
  })

  it("of the first is how far it is ahead", () => {
    const { container } = show(<ResultsWhy results={RESULTS} result={COMET} />)
    expect(container.textContent).toContain("3 points ahead of Desert Fox (A2), 2nd, which has 27.")
  })

  it("says that both round to the same percent where only the exact percent parts them", () => {
    const near = [result(1, "Blue Comet", 1, 20.1, 10), result(2, "Desert Fox", 2, 20, 10)]
    const { container } = show(<ResultsWhy results={near} result={near[1] as EntryResult} />)
    expect(container.textContent).toContain(
      "Both show 86%, but ranks go by the percent before rounding: 85.71% against 86%.",
    )
  })

  it("of the only entry with scores says that there is no other", () => {
    show(<ResultsWhy results={[COMET]} result={COMET} />)
    screen.getByText("No other entry has scores yet.")
  })
})

describe("a row of the ranking", () => {
  const row = (of: EntryResult, fields: { isTied?: boolean; isOpen?: boolean; className?: string } = {}) => {
    const onToggle = vi.fn()
    const state = { isTied: false, className: null, isWinner: false, showsAverages: false, isOpen: false, ...fields }
    const cells = <ResultsRow results={RESULTS} result={of} {...state} onToggle={onToggle} />
    return { onToggle, ...show(<div>{cells}</div>) }
  }

  it("opens its reasons by keyboard, and says whether they are open", async () => {
    const { user, onToggle } = row(FOX)
    await user.tab()
    const why = screen.getByRole("button", { name: "Why is Desert Fox here?" })
    expect([document.activeElement, why.getAttribute("aria-expanded")]).toEqual([why, "false"])
    await user.keyboard("{Enter}")
    expect(onToggle).toHaveBeenCalledTimes(1)
  })

  it("open, it shows each average with its judges, and the reasons", () => {
    row(FOX, { isOpen: true, isTied: true })
    screen.getByText("tied")
    expect(screen.getAllByText("1 judge scored")).toHaveLength(2)
    screen.getByRole("heading", { name: "Why 2nd place" })
    expect(screen.getByRole("button").getAttribute("aria-expanded")).toBe("true")
  })

  it("shows the place, the place in its class, and what decided it", () => {
    const placedBy = { kind: "step", step: "criterion:1", value: 22, against: 20 } as const
    const { container } = row({ ...FOX, place: 1, classPlace: 2, placedBy }, { className: "Modern" })
    screen.getByText("2nd in Modern · by Paint: 22.0 against 20.0")
    expect(container.textContent).toMatch(/^1Desert Fox/)
  })

  it("without scores it has neither a rank nor reasons", () => {
    row(result(4, "Late Comer", null, 0, 0))
    screen.getByText("No scores yet")
    expect(screen.queryByRole("button")).toBeNull()
  })
})

const CONFIRMED: ConfirmedWinner = {
  id: 9,
  eventId: 1,
  entryId: 1,
  criterionId: null,
  winnerType: "overall",
  position: 1,
  confirmedBy: "Olga",
  confirmedAt: "2026-06-20T10:00:00.000Z",
  notes: "",
}

describe("the card of an entry that stands for a title", () => {
  const card = (fields: Partial<Candidate> = {}, isProvisional = false) => {
    const candidate: Candidate = {
      title: { winnerType: "overall", criterionId: null, name: "Overall Winner" },
      result: COMET,
      position: 1,
      confirmation: null,
      replaces: null,
      overtaken: [],
      ...fields,
    }
    const confirmation = { confirm: vi.fn(), takeBack: vi.fn(), dialog: null }
    const entryById = new Map(RESULTS.map((one) => [one.entryId, one]))
    const provisional = isProvisional ? { ribbon: "Provisional · 1 of 2 sheets", sentence: "Provisional." } : null
    const props = { candidate, entryById, confirmation, provisional }
    return {
      ...props,
      ...show(
        <ul>
          <ResultsCard {...props} figure="86%" open="To be confirmed" size="lg" />
        </ul>,
      ),
    }
  }
  const tone = () => screen.getByRole("listitem").dataset.tone

  it("is confirmed by a button that names the title and the entry", async () => {
    const { user, candidate, confirmation } = card()
    screen.getByText("To be confirmed")
    expect(tone()).toBe("leader")
    await user.tab()
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Confirm Winner: Overall Winner, Blue Comet")
    await user.keyboard("{Enter}")
    expect(confirmation.confirm).toHaveBeenCalledExactlyOnceWith(candidate)
  })

  it("confirmed, it is gold, says who confirmed it, and can be taken back", async () => {
    const { user, confirmation } = card({ confirmation: CONFIRMED })
    expect(tone()).toBe("gold")
    screen.getByText("Confirmed Winner")
    screen.getByText(/^By Olga, /)
    expect(screen.queryByRole("button", { name: /^Confirm Winner/ })).toBeNull()
    await user.click(screen.getByRole("button", { name: "Take back: Overall Winner, Blue Comet" }))
    expect(confirmation.takeBack).toHaveBeenCalledExactlyOnceWith(CONFIRMED, "Overall Winner")
  })

  it("is no leader while sheets are missing, and says so", () => {
    card({}, true)
    screen.getByText("Provisional · 1 of 2 sheets")
    expect(tone()).toBeUndefined()
  })

  it("of a second place says its place", () => {
    card({ result: FOX, position: 2, title: { winnerType: "runner_up", criterionId: null, name: "Runner-up" } })
    screen.getByRole("button", { name: "Confirm Winner: 2nd place, Desert Fox" })
  })

  it("tells a confirmation that the scores have overtaken, with the way to take it back", async () => {
    const { user, confirmation } = card({ result: FOX, overtaken: [CONFIRMED] })
    const text = "Overall Winner: was confirmed for Blue Comet (A1), Desert Fox (A2) leads now."
    screen.getByText(text)
    await user.click(screen.getByRole("button", { name: `Take back: ${text}` }))
    expect(confirmation.takeBack).toHaveBeenCalledExactlyOnceWith(CONFIRMED, "Overall Winner")
  })
})
