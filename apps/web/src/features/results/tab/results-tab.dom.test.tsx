import type { ConfirmedWinner } from "@rosette/contract/awards"
import { aConfirmedWinner } from "@rosette/contract/fixtures"
import { screen } from "@testing-library/react"
import { describe, expect, it, vi } from "vitest"
import { placed } from "../../../../test/placed.ts"
import { show } from "../../../../test/render.tsx"
import type { EntryResult } from "../entry-result.ts"
import type { Candidate } from "../winners/honours.ts"
import { openText } from "../winners/leaders.tsx"
import { WinnerCard } from "../winners/winner-card.tsx"

/** An entry with one judge's points: paint out of 25, bodywork out of 10. */
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

const CONFIRMED: ConfirmedWinner = aConfirmedWinner({
  id: 9,
  confirmedBy: "Olga",
  confirmedAt: "2026-06-20T10:00:00.000Z",
})

describe("the card of a candidate for a title", () => {
  const card = (fields: Partial<Candidate> = {}, isProvisional = false, isPublished = false) => {
    const candidate: Candidate = {
      title: { winnerType: "overall", criterionId: null, name: "Overall Winner" },
      result: COMET,
      position: 1,
      confirmation: null,
      replaces: null,
      overtaken: [],
      ...fields,
    }
    const confirmation = { confirm: vi.fn(), takeBack: vi.fn(), dialog: null, isPublished }
    const entryById = new Map(RESULTS.map((one) => [one.entryId, one]))
    const provisional = isProvisional ? { sentence: "Provisional: 1 of 2 sheets is in." } : null
    const props = { candidate, entryById, confirmation, provisional, onExplain: vi.fn() }
    return {
      ...props,
      ...show(
        <ul>
          <WinnerCard {...props} figure="86%" open={openText(false, isPublished)} />
        </ul>,
      ),
    }
  }
  const metal = () => screen.getByRole("listitem").dataset.metal

  it("has a button that confirms it and names the title and the entry", async () => {
    const { user, candidate, confirmation } = card()
    screen.getByText("In the lead")
    expect(metal()).toBeUndefined()
    const focused = () => document.activeElement?.getAttribute("aria-label")
    await user.tab()
    await expect.poll(focused).toBe("Why this place? Blue Comet")
    await user.tab()
    await expect.poll(focused).toBe("Confirm Winner: Overall Winner, Blue Comet")
    await user.keyboard("{Enter}")
    expect(confirmation.confirm).toHaveBeenCalledExactlyOnceWith(candidate)
  })

  it("is gold once confirmed, says who confirmed it, and can be taken back", async () => {
    const { user, confirmation } = card({ confirmation: CONFIRMED })
    expect(metal()).toBe("gold")
    screen.getByText("Confirmed Winner")
    screen.getByText(/^By Olga, /)
    expect(screen.queryByRole("button", { name: /^Confirm Winner/ })).toBeNull()
    await user.click(screen.getByRole("button", { name: "Take back: Overall Winner, Blue Comet" }))
    expect(confirmation.takeBack).toHaveBeenCalledExactlyOnceWith(CONFIRMED, "Overall Winner")
  })

  it("is not called the leader while sheets are missing, and says so", () => {
    card({}, true)
    screen.getByText("In the lead so far")
    expect(metal()).toBeUndefined()
  })

  it.each([false, true])("is gold once the results are published, and can be overtaken no more", (isProvisional) => {
    card({}, isProvisional, true)
    screen.getByText("First place")
    expect(screen.queryByText(/lead|so far|Provisional/)).toBeNull()
    expect(metal()).toBe("gold")
    expect(screen.queryByRole("button", { name: /Confirm Winner/ })).toBeNull()
  })

  it.each([
    [false, false, "In the lead"],
    [true, false, "Tied for 1st"],
    [false, true, "First place"],
    [true, true, "Shared first place"],
  ])("tied: %s, published: %s is %j", (isTied, isPublished, words) => {
    expect(openText(isTied, isPublished)).toBe(words)
  })

  it("shows an overtaken confirmation, which can be taken back", async () => {
    const { user, confirmation } = card({ result: FOX, overtaken: [CONFIRMED] })
    const text = "Overall Winner: was confirmed for Blue Comet (A1), Desert Fox (A2) leads now."
    screen.getByText(text)
    await user.click(screen.getByRole("button", { name: `Take back: ${text}` }))
    expect(confirmation.takeBack).toHaveBeenCalledExactlyOnceWith(CONFIRMED, "Overall Winner")
  })
})
