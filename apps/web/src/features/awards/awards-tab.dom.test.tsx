import type { Award, AwardWinner } from "@rosette/contract/awards"
import { screen, waitFor, within } from "@testing-library/react"
import { expect, it } from "vitest"
import { type Answers, refused, showWithServer } from "../../../test/calls.tsx"
import { button, field, fill, pressInMenu } from "../../../test/form.ts"
import { currentNotices } from "../../lib/feedback.ts"
import {
  announcedFixture,
  assignmentFixture,
  awardFixture,
  ceremonyFixture,
  entryFixture,
  lineFixture,
} from "./award-fixtures.ts"
import { AwardsTab } from "./awards-tab.tsx"

const PAINT = awardFixture(3, { name: "Best Paint", maxWinners: 2, isExclusive: true, priority: 10 })
const CUP = awardFixture(4, { name: "Harbour Cup" })

/** The tab with a server that stores what it is sent. */
async function open(first: { awards?: Award[]; winners?: AwardWinner[] } = {}, more: Answers = {}) {
  const kept = { awards: first.awards ?? [], winners: first.winners ?? [] }
  const change = (id: number, fields: Partial<Award>) => {
    kept.awards = kept.awards.map((award) => (award.id === id ? { ...award, ...fields } : award))
    return kept.awards.find((award) => award.id === id) ?? PAINT
  }
  const shown = showWithServer(<AwardsTab eventId={1} />, {
    "awards.list": () => kept.awards,
    "awards.winners": () => kept.winners,
    "organizer.entries": () => [entryFixture(7), entryFixture(8)],
    "organizer.classes": () => [],
    "organizer.criteria": () => [],
    "organizer.polls": () => [],
    "organizer.ceremony": () => ceremonyFixture(),
    "awards.create": ({ eventId: _event, description, ...fields }) => {
      const made = awardFixture(9, { ...fields, description: description ?? "" })
      kept.awards = [...kept.awards, made]
      return made
    },
    "awards.update": ({ awardId, description: _words, ...fields }) => change(awardId, fields),
    "awards.delete": ({ awardId }) => {
      kept.awards = kept.awards.filter(({ id }) => id !== awardId)
      return { deletedCount: 1 }
    },
    "awards.assign": ({ awardId, entryId }) => {
      const given = assignmentFixture(20 + entryId, awardId, entryId)
      kept.winners = [...kept.winners, given]
      return given
    },
    "awards.unassign": ({ awardWinnerId }) => {
      kept.winners = kept.winners.filter(({ id }) => id !== awardWinnerId)
      return { deletedCount: 1 }
    },
    ...more,
  })
  await screen.findAllByText("Add New Award")
  return { kept, ...shown }
}

const named = (name: string | RegExp) => screen.getByRole("button", { name })
const dialog = async () => within(await screen.findByRole("dialog"))
const notices = () => currentNotices().map(({ title, message }) => [title, message].filter(Boolean).join(": "))

it("the first award is created and listed", async () => {
  const { user } = await open()
  screen.getByText("No awards yet")
  await user.click(button("Add New Award"))
  await fill(user, "Award Name", "Best Paint")
  await fill(user, "Max Winners", "2")
  await user.click(button("Create"))
  await screen.findByRole("heading", { name: "Best Paint" })
  screen.getByText("0 of 2 winners")
  expect(notices()).toEqual(["Award created: Best Paint"])
})

async function assign(user: Awaited<ReturnType<typeof open>>["user"], award: string, option: string): Promise<void> {
  await user.click(named(`Assign Award: ${award}`))
  await user.click(field("Entry"))
  await user.click(await screen.findByRole("option", { name: option }))
  await user.click((await dialog()).getByRole("button", { name: "Assign Award" }))
}

it("a full award cannot be assigned again until its number of winners is raised", async () => {
  const { user } = await open({ awards: [PAINT] })
  await assign(user, "Best Paint", "Car 7 (A7) - Mia Berg")
  await screen.findByText("1 of 2 winners")
  await assign(user, "Best Paint", "Car 8 (A8) - Mia Berg")
  await screen.findByText("2 of 2 winners")
  expect(screen.queryByRole("button", { name: "Assign Award: Best Paint" })).toBeNull()
  await user.click(named("Edit Best Paint"))
  await screen.findByRole("heading", { name: "Edit Award" })
  await fill(user, "Max Winners", "3")
  await user.click(button("Update"))
  await screen.findByText("2 of 3 winners")
  expect(named("Assign Award: Best Paint")).toHaveProperty("disabled", false)
})

it("an entry that holds an exclusive award is refused another, and the dialog stays open", async () => {
  const { user } = await open(
    { awards: [PAINT, CUP] },
    {
      "awards.assign": () => {
        throw refused("EXCLUSIVE_AWARD")
      },
    },
  )
  await assign(user, "Harbour Cup", "Car 7 (A7) - Mia Berg")
  await waitFor(() => expect(notices()).toEqual([expect.stringMatching(/^Failed to assign award\.: .*exclusive/)]))
  ;(await dialog()).getByRole("heading", { name: "Assign Award" })
})

it("a winner is removed after a confirmation, and restored by Undo", async () => {
  const { user, kept } = await open({ awards: [PAINT], winners: [assignmentFixture(1, 3, 7)] })
  await user.click(named("More for Best Paint"))
  await user.click(await screen.findByRole("menuitem", { name: "Remove Car 7 from Best Paint" }))
  await screen.findByText(/“Car 7” \(A7\) will no longer hold “Best Paint”/)
  await user.click(button("Remove Winner"))
  await screen.findByText("0 of 2 winners")
  const [notice] = currentNotices()
  expect(notice?.title).toBe("Award assignment removed")
  notice?.undo?.()
  await screen.findByText("1 of 2 winners")
  expect(kept.winners.map(({ awardId, entryId }) => [awardId, entryId])).toEqual([[3, 7]])
})

const unavailable = () => {
  throw refused("UNAVAILABLE")
}

it("a failure to create, to remove or to delete says so", async () => {
  const failing: Answers = {
    "awards.create": unavailable,
    "awards.unassign": unavailable,
    "awards.delete": unavailable,
  }
  const { user } = await open({ awards: [PAINT], winners: [assignmentFixture(1, 3, 7)] }, failing)
  const titles = () => currentNotices().map(({ title }) => title)
  await user.click(button("Add New Award"))
  await fill(user, "Award Name", "Best Sound")
  await user.click(button("Create"))
  await waitFor(() => expect(titles()).toContain("Failed to create award."))
  await user.click(button("Cancel"))
  await user.click(await screen.findByRole("button", { name: "Discard" }))
  await user.click(named("More for Best Paint"))
  await user.click(await screen.findByRole("menuitem", { name: "Remove Car 7 from Best Paint" }))
  await user.click(await screen.findByRole("button", { name: "Remove Winner" }))
  await waitFor(() => expect(titles()).toContain("Failed to remove award assignment."))
  await pressInMenu(user, "Delete Best Paint")
  await user.click(await screen.findByRole("button", { name: "Delete Award" }))
  await waitFor(() => expect(titles()).toContain("Failed to delete award."))
})

it("an entry has to be chosen, and the button says that the award is being assigned", async () => {
  const { promise, resolve } = Promise.withResolvers<AwardWinner>()
  const { user } = await open({ awards: [PAINT] }, { "awards.assign": () => promise })
  await user.click(named("Assign Award: Best Paint"))
  await user.click((await dialog()).getByRole("button", { name: "Assign Award" }))
  await screen.findByText("Please choose an entry")
  await user.click(field("Entry"))
  await user.click(await screen.findByRole("option", { name: "Car 7 (A7) - Mia Berg" }))
  await user.click((await dialog()).getByRole("button", { name: "Assign Award" }))
  await screen.findByRole("button", { name: "Assigning..." })
  resolve(assignmentFixture(27, 3, 7))
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
})

it("the confirmation of a deletion names the award's holders", async () => {
  const { user } = await open({ awards: [PAINT], winners: [assignmentFixture(1, 3, 7)] })
  await pressInMenu(user, "Delete Best Paint")
  await screen.findByText(/“Best Paint” will be deleted and taken from Car 7 \(A7\)\./)
  await user.click(button("Delete Award"))
  await screen.findByText("No awards yet")
})

it("an open dialog says that its award was deleted elsewhere, and an award added meanwhile gets the focus", async () => {
  const { user, kept, queryClient } = await open({ awards: [PAINT, CUP] })
  await user.click(named("Edit Best Paint"))
  kept.awards = [CUP]
  await queryClient.invalidateQueries()
  expect((await screen.findByRole("alert")).textContent).toContain("This award was deleted meanwhile")
  await user.click((await dialog()).getByText("Close"))
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual(["Harbour Cup"])

  kept.awards = [CUP, PAINT]
  await queryClient.invalidateQueries()
  await screen.findByRole("heading", { name: "Best Paint" })
  await pressInMenu(user, "Delete Harbour Cup")
  await screen.findByText(/“Harbour Cup” will be deleted/)
  await user.click(button("Delete Award"))
  await waitFor(() => expect(document.activeElement?.getAttribute("aria-label")).toBe("Edit Best Paint"))
})

it("an award says that its winner has left and who has it on the stage, until that is published", async () => {
  const winners = [assignmentFixture(1, 3, 7), assignmentFixture(2, 4, 7)]
  let ceremony = ceremonyFixture(lineFixture({ hasLeft: [announcedFixture(7)] }), lineFixture({ key: "award:4" }))
  const { queryClient } = await open(
    { awards: [PAINT, CUP], winners },
    {
      "organizer.ceremony": () => ceremony,
    },
  )
  const note = await screen.findByText(/^Car 7 \(A7\) has left\. On the stage Car 8 \(A8\) has this award now\./)
  expect(note.closest("li")?.textContent).toContain("Best Paint")
  expect(screen.getAllByText(/has left/)).toHaveLength(1)
  ceremony = ceremonyFixture(lineFixture())
  await queryClient.invalidateQueries()
  await waitFor(() => expect(screen.queryByText(/has left/)).toBeNull())
})
