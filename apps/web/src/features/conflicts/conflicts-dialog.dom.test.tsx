import type { Conflict } from "@rosette/contract/conflicts"
import { anEntry, organizedJudge as judge } from "@rosette/contract/fixtures"
import { screen, waitFor, within } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { type Answers, refused, showWithServer } from "../../../test/calls.tsx"
import { currentNotices } from "../../lib/feedback.ts"
import { ConflictsDialog } from "./conflicts-dialog.tsx"
import type { About } from "./named-pairs.ts"

const conflict = (id: number, fields: Partial<Conflict> = {}): Conflict => ({
  id,
  judgeId: 1,
  entryId: 7,
  reason: "",
  source: "judge",
  by: "Ann",
  at: "2026-06-20T09:00:00.000Z",
  state: "active",
  ...fields,
})

const COMET = anEntry({ id: 7, votingId: "C7", entryName: "Blue Comet", ownerParticipant: "Bob & Mia" })
const FOX = anEntry({ id: 8, votingId: "C8", entryName: "Desert Fox" })
const NO_MOVES = { sheets: 0, moves: [] }

/** The dialog with a server that stores conflicts. */
async function dialog(about: About, { stored = [conflict(1, { reason: "My brother’s car" })], ...more }: Scene = {}) {
  let conflicts = stored
  const sent: unknown[] = []
  const added = vi.fn()
  const shown = showWithServer(<ConflictsDialog eventId={1} about={about} name={null} isOpen onClose={vi.fn()} />, {
    "organizer.conflicts": () => ({ conflicts, proposed: [{ judgeId: 2, entryId: 7, why: "sameName" }] }),
    "organizer.judges": () => [judge(1, "Ann"), judge(2, "Bob")],
    "organizer.entries": () => [COMET, FOX],
    "organizer.results": () => Promise.reject(refused("UNAVAILABLE")),
    "organizer.previewRules": ({ conflicts: asked }) => {
      sent.push(asked)
      return { sheets: 1, moves: [{ entryId: 7, from: 1, to: null }] }
    },
    "organizer.addConflict": ({ judgeId, entryId, reason = "" }) => {
      added({ judgeId, entryId, reason })
      const made = conflict(9, { judgeId, entryId, reason, source: "organizer", by: "Olga" })
      conflicts = [...conflicts, made]
      return made
    },
    "organizer.withdrawConflict": ({ conflictId }) => {
      conflicts = conflicts.map((one) => (one.id === conflictId ? { ...one, state: "withdrawn" } : one))
      return conflict(conflictId, { state: "withdrawn" })
    },
    "organizer.dismissConflict": (pair) => {
      const made = conflict(10, { ...pair, state: "dismissed" })
      conflicts = [...conflicts, made]
      return made
    },
    ...more,
  })
  await screen.findByText("Stepped aside")
  return { ...shown, sent, added }
}
type Scene = Answers & { stored?: Conflict[] }

const list = (name: string) => within(screen.getByRole("region", { name }))

it("lists who has stepped aside, with the reason, who said so and when; one is withdrawn after a question", async () => {
  const { user } = await dialog({ judgeId: 1 })
  list("Stepped aside").getByText("Ann · C7 Blue Comet")
  list("Stepped aside").getByText(/^My brother’s car · Ann, /)
  await user.click(screen.getByRole("button", { name: "Withdraw: Ann, C7 Blue Comet" }))
  await user.click(await screen.findByRole("button", { name: "Withdraw" }))
  await list("Stepped aside").findByText("Nobody.")
})

it("shows whose place would move before a conflict is added, and the notice can take it back", async () => {
  const { user, sent, added } = await dialog({ entryId: 8 })
  const add = () => screen.getByRole<HTMLButtonElement>("button", { name: "Add Conflict" })
  expect(add().disabled).toBe(true)
  await user.selectOptions(screen.getByLabelText("Judge"), "Bob")
  await screen.findByText("C7 Blue Comet: 1st → no place")
  expect(sent).toEqual([[{ judgeId: 2, entryId: 8 }]])
  await user.type(screen.getByLabelText("Reason"), "A friend")
  await user.click(add())
  await list("Stepped aside").findByText("Bob · C8 Desert Fox")
  expect(added.mock.calls).toEqual([[{ judgeId: 2, entryId: 8, reason: "A friend" }]])
  currentNotices().at(-1)?.undo?.()
  await list("Stepped aside").findByText("Nobody.")
})

it("a pair that has stepped aside already cannot be added again", async () => {
  const { user } = await dialog({ entryId: 7 })
  await user.selectOptions(screen.getByLabelText("Judge"), "Ann")
  screen.getByText("This judge has stepped aside from this entry already.")
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Add Conflict" }).disabled).toBe(true)
})

it("a refusal is said, and what was typed stays", async () => {
  const { user } = await dialog(
    { judgeId: 1, entryId: 8 },
    {
      "organizer.previewRules": () => NO_MOVES,
      "organizer.addConflict": () => {
        throw refused("NOT_FOUND")
      },
    },
  )
  await user.type(screen.getByLabelText("Reason"), "A friend")
  await screen.findByText("Nobody’s place would move.")
  await user.click(screen.getByRole("button", { name: "Add Conflict" }))
  await screen.findByText("The conflict was not added")
  expect(screen.getByLabelText<HTMLInputElement>("Reason").value).toBe("A friend")
})

it("a judge with the owner's name is proposed: accepted after a look at places, or dismissed and proposed again", async () => {
  const { user, added } = await dialog({})
  list("Same name").getByText("Owner: Bob & Mia")
  await user.click(screen.getByRole("button", { name: "Accept: Bob, C7 Blue Comet" }))
  const question = within(await screen.findByRole("dialog", { name: /^Does Bob step aside/ }))
  question.getByText("C7 Blue Comet: 1st → no place")
  await user.click(question.getByRole("button", { name: "Accept" }))
  await waitFor(() => expect(added.mock.calls).toEqual([[{ judgeId: 2, entryId: 7, reason: "" }]]))
  await user.click(screen.getByRole("button", { name: "Dismiss: Bob, C7 Blue Comet" }))
  await screen.findByText("Dismissed: they may judge it.")
  await user.click(screen.getByRole("button", { name: "Propose again: Bob, C7 Blue Comet" }))
  await waitFor(() => expect(screen.queryByText("Dismissed: they may judge it.")).toBeNull())
})
