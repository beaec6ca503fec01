import type { AwardsProposal } from "@rosette/contract/award-proposals"
import type { AwardWinner } from "@rosette/contract/awards"
import type { EventForOrganizer } from "@rosette/contract/events"
import { aCriterion, anEvent, theResults } from "@rosette/contract/fixtures"
import type { EventResults } from "@rosette/contract/results"
import { screen, waitFor, within } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { type Answers, refused, showWithServer } from "../../../test/calls.tsx"
import { theOutstanding } from "../../../test/outstanding.ts"
import { placed } from "../../../test/placed.ts"
import { currentNotices } from "../../lib/feedback.ts"
import { LockedProvider } from "../../ui/states/locked.tsx"
import { assignmentFixture, awardFixture, entryFixture } from "./award-fixtures.ts"
import { AwardsTab } from "./awards-tab.tsx"

const SHOW = awardFixture(1, { name: "Best of Show", priority: 9, isExclusive: true, basis: "overall" })
const CUP = awardFixture(2, { name: "Harbour Cup", priority: 5, basis: "overall" })
const BY_HAND = awardFixture(3, { name: "Chair's Choice" })

const won = (entryId: number, mark = "") => ({ entryId, isPinned: mark !== "", isFlagged: mark === "!" })
const of = (awardId: number, fields: Partial<AwardsProposal["awards"][number]> = {}) => ({
  awardId,
  winners: [],
  skipped: [],
  needsDecision: null,
  waitsFor: null,
  ...fields,
})
const PROPOSAL: AwardsProposal = {
  version: 7,
  awards: [of(1, { winners: [won(1)] }), of(2, { winners: [won(2)], skipped: [{ entryId: 1, heldAwardId: 1 }] })],
}
const RESULTS: EventResults = theResults({
  version: 7,
  isProvisional: true,
  submittedSheets: 2,
  expectedSheets: 4,
  entries: [1, 2].map((id) =>
    placed({
      entryId: id,
      entryName: `Car ${id}`,
      votingId: `A${id}`,
      ownerParticipant: "Mia Berg",
      rank: id,
      overallPercent: 90,
      overallPercentRounded: 90,
    }),
  ),
})
const BONUS = aCriterion({ name: "Bonus", description: "", order: 26, setupVersion: 1, countsOverall: false })
const EVENT: EventForOrganizer = anEvent()
const OUTSTANDING = theOutstanding({ expectedSheets: 4, submittedSheets: 2, outstandingSheets: 2, isProvisional: true })

async function open(answers: Answers = {}) {
  const shown = showWithServer(<AwardsTab eventId={1} />, {
    "awards.list": () => [SHOW, CUP, BY_HAND],
    "awards.winners": () => [],
    "organizer.entries": () => [1, 2].map(entryFixture),
    "organizer.classes": () => [],
    "organizer.criteria": () => [],
    "organizer.polls": () => [],
    "organizer.results": () => RESULTS,
    "organizer.outstanding": () => OUTSTANDING,
    "organizer.event": () => EVENT,
    "awards.proposal": () => PROPOSAL,
    ...answers,
  })
  await screen.findByRole("list", { name: "Awards" })
  return shown
}

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>("button", { name })
const linesOf = async (award: string) => {
  const list = await screen.findByRole("list", { name: `Proposal for ${award}` })
  return within(list)
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent)
}
const made = (id: number, awardId: number, entryId: number): AwardWinner => ({
  ...assignmentFixture(id, awardId, entryId),
  isProposed: true,
})

it("nothing is proposed if all awards are manual", async () => {
  await open({ "awards.list": () => [BY_HAND] })
  expect(screen.queryByText("Proposed by the scores")).toBeNull()
})

it("shows who would get which award with the reasons, and that sheets are missing", async () => {
  await open()
  expect(await linesOf("Best of Show")).toEqual(["ProposedA1 Car 1: 1st overall"])
  expect(await linesOf("Harbour Cup")).toEqual([
    "ProposedA2 Car 2: 2nd overall",
    "A1 Car 1: skipped: holds Best of Show",
  ])
  expect(screen.queryByRole("list", { name: "Proposal for Chair's Choice" })).toBeNull()
  await screen.findByText(/Provisional: 2 of 4 sheets are missing\. It can still change\./)
})

it.each([
  ["scores alone", SHOW, "Proposed by the scores"],
  ["the audience", { ...SHOW, basis: "audience", basisId: 7 } as const, "Proposed by scores and votes"],
])("says what decides: %s", async (_, award, title) => {
  await open({ "awards.list": () => [award, CUP] })
  expect((await screen.findByText(/^Proposed by/)).textContent).toBe(title)
})

it("says which criterion of an award sheets lack, also if it is left out of the percent", async () => {
  const lacking = [{ criterionId: 1, sheets: 2 }]
  await open({
    "organizer.outstanding": () => ({ ...OUTSTANDING, outstandingSheets: 0, isProvisional: false }),
    "organizer.criteria": () => [BONUS],
    "awards.proposal": () => ({ version: 7, awards: [of(2, { winners: [won(2)], lacking })] }),
  })
  await waitFor(async () =>
    expect(await linesOf("Harbour Cup")).toEqual([
      "ProposedA2 Car 2: 2nd overall",
      "provisional: submitted sheets lack Bonus (2)",
    ]),
  )
  await screen.findByText(/Provisional: submitted sheets lack a criterion of an award\. It can still change\./)
})

it("accepts all by keyboard after a confirmation, for the version that was shown", async () => {
  const accept = vi.fn(() => [made(1, 1, 1), made(2, 2, 2)])
  const { user } = await open({ "awards.accept": accept })
  await linesOf("Best of Show")
  button("Accept All").focus()
  await user.keyboard("{Enter}")
  const dialog = await screen.findByRole("dialog")
  expect(
    within(dialog)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(["“Best of Show” to A1 Car 1", "“Harbour Cup” to A2 Car 2"])
  within(dialog).getByText("Provisional: 2 of 4 sheets are missing.")
  expect(accept).not.toHaveBeenCalled()
  await user.click(within(dialog).getByRole("button", { name: "Accept All" }))
  await waitFor(() => expect(accept).toHaveBeenCalledWith({ eventId: 1, version: 7, awardIds: [1, 2] }))
  await waitFor(() => expect(currentNotices().at(-1)).toMatchObject({ tone: "success", message: "2 winners assigned" }))
})

it("accepts one, and shows it as assigned", async () => {
  let proposal = PROPOSAL
  const accept = vi.fn(() => {
    proposal = { version: 8, awards: [of(1, { winners: [won(1, "p")] }), PROPOSAL.awards[1] ?? of(2)] }
    return [made(1, 1, 1)]
  })
  const { user } = await open({ "awards.accept": accept, "awards.proposal": () => proposal })
  await linesOf("Best of Show")
  await user.click(button("Accept: Best of Show"))
  await waitFor(async () => expect(await linesOf("Best of Show")).toEqual(["AssignedA1 Car 1: 1st overall"]))
  expect(accept).toHaveBeenCalledWith({ eventId: 1, version: 7, awardIds: [1] })
  await waitFor(() => expect(document.activeElement).toBe(button("Accept: Harbour Cup")))
})

it("if the scores have changed, nothing is assigned, and the new proposal is shown", async () => {
  let proposal = PROPOSAL
  const { user } = await open({
    "awards.proposal": () => proposal,
    "awards.accept": () => {
      proposal = { version: 9, awards: [of(1, { winners: [won(2)] }), of(2)] }
      throw refused("TIE_CHANGED")
    },
  })
  await linesOf("Best of Show")
  await user.click(button("Accept: Best of Show"))
  expect((await screen.findByRole("alert")).textContent).toContain("Nothing was assigned. This is the new proposal.")
  expect(await linesOf("Best of Show")).toEqual(["ProposedA2 Car 2: 2nd overall"])
  expect(await linesOf("Harbour Cup")).toEqual(["No winner yet: no eligible entry has a score that counts."])
})

/** Car 1 holds Best of Show, which would now go to car 2, who holds the Harbour Cup. */
function disputed(isKept = false): Answers {
  const holder = { ...assignmentFixture(5, 1, 1), kept: isKept ? KEPT : null }
  const moves = [
    { awardId: 1, from: 1, to: 2, open: null, among: [] },
    { awardId: 2, from: 2, to: 1, open: null, among: [] },
  ]
  const slots = [{ from: 1, isKept, heirs: [{ entryId: 2, moves }] }]
  return {
    "awards.winners": () => [holder],
    "awards.proposal": () => ({ version: 7, awards: [of(1, { winners: [won(1, isKept ? "p" : "!")] })] }),
    "awards.flagged": () => ({ version: 7, awards: [{ awardId: 1, entryIds: [2], slots }] }),
  }
}
const KEPT = { by: "Olive", reason: "It was announced", at: "2026-06-20T10:00:00.000Z", against: [2] }

it("a flagged winner is kept with a reason, which is stored", async () => {
  const keep = vi.fn(() => ({ ...assignmentFixture(5, 1, 1), kept: KEPT }))
  const { user } = await open({ ...disputed(), "awards.keep": keep })
  await waitFor(async () =>
    expect(await linesOf("Best of Show")).toEqual(["CheckA1 Car 1: would now go to A2Keep…Give It to A2…"]),
  )
  expect(button("Accept All").disabled).toBe(true)
  await user.click(button("Keep: A1 Car 1 for Best of Show"))
  await user.type(await screen.findByRole("textbox", { name: /Reason/ }), "It was announced")
  await user.click(button("Keep"))
  await waitFor(() =>
    expect(keep).toHaveBeenCalledWith({ awardWinnerId: 5, entryIds: [2], reason: "It was announced" }),
  )
})

it("a winner who was kept says by whom and why, and the award can still be given to another entry", async () => {
  await open(disputed(true))
  await waitFor(async () =>
    expect(await linesOf("Best of Show")).toEqual([
      "KeptA1 Car 1: kept by Olive: It was announced (would now go to A2)Give It to A2…",
    ]),
  )
})

it("an award is given to the entry that leads after everything that follows is shown", async () => {
  const give = vi.fn(() => [made(6, 1, 2), made(7, 2, 1)])
  const { user } = await open({ ...disputed(), "awards.give": give })
  await user.click(await screen.findByRole("button", { name: "Give It to A2: Best of Show" }))
  const dialog = await screen.findByRole("dialog", { name: "Give Best of Show to A2 Car 2?" })
  expect(
    within(dialog)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(["Best of Show goes from A1 Car 1 to A2 Car 2", "Harbour Cup goes from A2 Car 2 to A1 Car 1"])
  expect(give).not.toHaveBeenCalled()
  await user.click(within(dialog).getByRole("button", { name: "Make These Changes" }))
  await waitFor(() => expect(give).toHaveBeenCalledWith({ awardId: 1, from: 1, entryId: 2, version: 7 }))
})

it("if the scores have changed, the award is not given, and it is said", async () => {
  const { user } = await open({
    ...disputed(),
    "awards.give": () => {
      throw refused("TIE_CHANGED")
    },
  })
  await user.click(await screen.findByRole("button", { name: "Give It to A2: Best of Show" }))
  await user.click(await screen.findByRole("button", { name: "Make These Changes" }))
  await waitFor(() =>
    expect(currentNotices().at(-1)).toMatchObject({
      tone: "failure",
      message: "The results have changed. Look at them first.",
    }),
  )
})

it("once results are published, nothing is proposed, and no award can be changed", async () => {
  const shown = showWithServer(
    <LockedProvider value={true}>
      <AwardsTab eventId={1} />
    </LockedProvider>,
    {
      "awards.list": () => [SHOW, BY_HAND],
      "awards.winners": () => [made(1, 1, 1)],
      "organizer.entries": () => [1, 2].map(entryFixture),
      "organizer.classes": () => [],
      "organizer.criteria": () => [],
    },
  )
  await screen.findByRole("list", { name: "Awards" })
  expect(screen.queryByText("Proposed by the scores")).toBeNull()
  for (const name of ["Add New Award", "Edit Best of Show", "Assign Award: Chair's Choice"])
    expect(button(name).disabled).toBe(true)
  await shown.user.click(button("More for Best of Show"))
  for (const item of await screen.findAllByRole<HTMLButtonElement>("menuitem")) expect(item.disabled).toBe(true)
})

it("a tie leads to the results", async () => {
  const needsDecision = { kind: "tie" as const, entryIds: [1, 2], key: "k" }
  await open({ "awards.proposal": () => ({ version: 7, awards: [of(1, { needsDecision })] }) })
  const link = await screen.findByRole("link", { name: "Results: tie for Best of Show" })
  expect(link.getAttribute("href")).toBe("/dashboard?tab=results")
  expect(await linesOf("Best of Show")).toEqual(["needs a decision: tie between A1 Car 1 and A2 Car 2Results"])
})
