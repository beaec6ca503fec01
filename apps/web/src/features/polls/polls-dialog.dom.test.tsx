import { aClass, anEntry, aPoll } from "@rosette/contract/fixtures"
import type { Poll } from "@rosette/contract/polls"
import { act, screen, waitFor } from "@testing-library/react"
import { describe, expect, it, vi } from "vitest"
import { type Answers, refused, showWithServer } from "../../../test/calls.tsx"
import { button, describedAs, field, fill, pressInMenu } from "../../../test/form.ts"
import { currentNotices } from "../../lib/feedback.ts"
import { PollsDialog } from "./polls-dialog.tsx"

const PEOPLE = aPoll()
const AT = "2026-06-20T14:03:00.000Z"
const OPEN = aPoll({ id: 8, name: "Best Truck", classIds: [3], order: 2, state: "open", openedAt: AT, voters: 214 })
const CLOSED: Poll = aPoll({
  id: 9,
  name: "Best Paint",
  state: "closed",
  openedAt: AT,
  closedAt: AT,
  voters: 3,
  votes: [
    { entryId: 2, votes: 2 },
    { entryId: 1, votes: 1 },
  ],
})
const COUNTS = { made: 500, used: 214, voided: 3, codes: [] }

/** Opens the dialog with these polls; the answers may change them. */
async function open(list: Poll[], answers: Answers = {}) {
  const onClose = vi.fn()
  const polls = { list }
  const shown = showWithServer(<PollsDialog eventId={1} isOpen onClose={onClose} />, {
    "organizer.polls": () => polls.list,
    "organizer.voteCodes": () => COUNTS,
    "organizer.classes": () => [aClass({ name: "Trucks" })],
    "organizer.entries": () => [1, 2].map((id) => anEntry({ id, entryName: `Car ${id}`, votingId: `C${id}` })),
    ...answers,
  })
  await screen.findByRole("button", { name: "Add Poll" })
  return { onClose, polls, ...shown }
}

const named = (name: string) => screen.getByRole("button", { name })
const rows = () => screen.queryAllByRole("row").map((row) => row.textContent ?? "")
const notices = () => currentNotices().map(({ title, message }) => `${title}: ${message}`)

it("lists each poll with its classes, state and turnout; the votes of closed ones alone are shown", async () => {
  const { user } = await open([PEOPLE, OPEN, CLOSED])
  await screen.findByText("Trucks")
  expect(rows().slice(1)).toEqual([
    expect.stringMatching(/People’s Choice.*All classes.*Not opened yet/),
    expect.stringMatching(/Best Truck.*Trucks.*Open since .*214 tickets have voted/),
    expect.stringMatching(/Best Paint.*Closed.*3 votes counted, /),
  ])
  expect(screen.getAllByRole("button", { name: /^Show votes/ })).toHaveLength(1)
  await user.click(named("Show votes of Best Paint"))
  await screen.findByText(/C2/)
  expect(rows().slice(1)).toEqual([expect.stringMatching(/1st.*C2.*Car 2.*2$/), expect.stringMatching(/2nd.*C1.*1$/)])
  await user.click(button("Back"))
  await waitFor(() => expect(document.activeElement).toBe(named("Edit Best Paint")))
})

it("says how many codes there are, and asks for one of them only", async () => {
  const voteCodes = vi.fn(() => COUNTS)
  await open([], { "organizer.voteCodes": voteCodes })
  screen.getByText("This event has no polls yet.")
  await screen.findByText("500 codes, 214 used, 3 void")
  expect(voteCodes).toHaveBeenCalledWith({ eventId: 1, from: 1, to: 1 })
  expect(button("Type Votes…").disabled).toBe(true)
})

it("adds a poll after the others by keyboard, and focuses it", async () => {
  const { user, polls } = await open([PEOPLE], {
    "organizer.createPoll": ({ name, order = 1, classIds = [], showsVotes = false }) => {
      const added = aPoll({ id: 10, name, order, classIds, showsVotes })
      polls.list = [PEOPLE, added]
      return added
    },
  })
  await user.click(button("Add Poll"))
  await waitFor(() => expect(document.activeElement).toBe(field("Poll Name")))
  expect(field("Order").value).toBe("2")
  await user.keyboard("{Enter}")
  expect(describedAs("Poll Name")).toContain("Poll name is required")
  await user.keyboard("Best Bike{Enter}")
  await waitFor(() => expect(document.activeElement).toBe(named("Edit Best Bike")))
  expect(notices()).toEqual(["Poll added: Best Bike"])
})

it("sends only what was changed with what was seen; a conflict shows both values in words", async () => {
  const updatePoll = vi
    .fn<NonNullable<Answers["organizer.updatePoll"]>>(() => PEOPLE)
    .mockImplementationOnce(() => {
      throw refused("FIELDS_CHANGED", { conflicts: [{ field: "classIds", current: "[3]" }] })
    })
  const { user } = await open([PEOPLE], {
    "organizer.classes": () => [aClass({ name: "Trucks" }), aClass({ id: 4, name: "Vans" })],
    "organizer.updatePoll": updatePoll,
  })
  await user.click(named("Edit People’s Choice"))
  await user.click(field("Show the numbers of votes on the public page"))
  await user.click(field("Classes"))
  await user.click(screen.getByRole("option", { name: "Vans" }))
  await user.click(button("Save Changes"))
  expect((await screen.findByRole("alert")).textContent).toMatch(/Yours: Vans.*Saved meanwhile: Trucks/)
  await user.click(button("Take the Other"))
  await user.click(button("Save Changes"))
  await waitFor(() => expect(updatePoll).toHaveBeenCalledTimes(2))
  expect(updatePoll).toHaveBeenLastCalledWith({ pollId: 7, showsVotes: true, expected: { showsVotes: false } })
})

it("the classes of a poll that was opened cannot be chosen any more", async () => {
  const { user } = await open([OPEN])
  await user.click(named("Edit Best Truck"))
  expect(field("Classes").disabled).toBe(true)
})

it("voting is opened and closed after a question", async () => {
  const { user, polls } = await open([PEOPLE], {
    "organizer.openPoll": () => {
      polls.list = [{ ...PEOPLE, state: "open", openedAt: AT }]
      return { state: "open", voters: 0, votes: null }
    },
    "organizer.closePoll": () => {
      polls.list = [{ ...CLOSED, id: 7, name: PEOPLE.name }]
      return { state: "closed", voters: 3, votes: CLOSED.votes }
    },
  })
  await user.click(named("Open Voting People’s Choice"))
  await waitFor(() => expect(document.activeElement).toBe(button("Cancel")))
  await user.click(button("Open Voting"))
  await user.click(await screen.findByRole("button", { name: "Close Voting People’s Choice" }))
  await user.click(button("Close Voting"))
  await screen.findByRole("button", { name: "Open Again… People’s Choice" })
  expect(notices()).toEqual(["Voting is open: People’s Choice", "Voting is closed: People’s Choice: 3 votes counted"])
})

it("voting is opened again with a reason, and a refusal is shown", async () => {
  const openPoll = vi.fn<NonNullable<Answers["organizer.openPoll"]>>(() => {
    throw refused("POLL_CLOSED")
  })
  const { user } = await open([CLOSED], { "organizer.openPoll": openPoll })
  await user.click(named("Open Again… Best Paint"))
  await user.click(button("Open Voting Again"))
  expect(describedAs("Reason")).toContain("Reason is required")
  await user.type(field("Reason"), "Closed too early")
  await user.click(button("Open Voting Again"))
  expect((await screen.findByRole("alert")).textContent).toContain("Voting is not open.")
  expect(openPoll).toHaveBeenCalledWith({ pollId: 9, reason: "Closed too early" })
  expect(field("Reason").value).toBe("Closed too early")
})

it("a poll that is used is not deleted, and the dialog says why", async () => {
  const { user } = await open([PEOPLE], {
    "organizer.deletePoll": () => {
      throw refused("POLL_IN_USE")
    },
  })
  await pressInMenu(user, "Delete People’s Choice")
  await user.click(button("Delete Poll"))
  expect((await screen.findByRole("alert")).textContent).toContain("Close it instead.")
})

it("codes are made, and their numbers told", async () => {
  const makeVoteCodes = vi.fn(() => ({ from: 501, to: 700 }))
  const { user } = await open([], { "organizer.makeVoteCodes": makeVoteCodes })
  await user.click(await screen.findByRole("button", { name: "Make Codes…" }))
  await user.keyboard("5001{Enter}")
  expect(describedAs("How many")).toContain("5,000")
  await fill(user, "How many", "200")
  await user.keyboard("{Enter}")
  await screen.findByRole("button", { name: "Add Poll" })
  expect(makeVoteCodes).toHaveBeenCalledWith({ eventId: 1, count: 200, mutationId: expect.any(String) })
  expect(notices()).toEqual(["Codes made: Numbers 501 to 700"])
})

it("codes are voided by number, one or many, or by themselves", async () => {
  const voidVoteCodes = vi
    .fn<NonNullable<Answers["organizer.voidVoteCodes"]>>(() => ({ voided: 1 }))
    .mockImplementationOnce(() => {
      throw refused("VOTE_CODE_UNKNOWN")
    })
  const { user } = await open([], { "organizer.voidVoteCodes": voidVoteCodes })
  await user.click(await screen.findByRole("button", { name: "Void Codes…" }))
  await user.click(screen.getByLabelText("By the codes"))
  await user.click(button("Void Codes"))
  expect([describedAs("Codes"), describedAs("Reason")]).toEqual([
    expect.stringContaining("Name the codes"),
    "Reason is required",
  ])
  await fill(user, "Codes", "ABCD EFGH\nJKMN-PQRS")
  await user.type(field("Reason"), "Photographed")
  await user.click(button("Void Codes"))
  await waitFor(() => expect(describedAs("Codes")).toContain("not valid here"))
  const reason = "Photographed"
  expect(voidVoteCodes).toHaveBeenCalledWith({ eventId: 1, codes: ["ABCD EFGH", "JKMN-PQRS"], reason })
  await user.click(screen.getByLabelText("By the numbers on the tickets"))
  await fill(user, "From", "12")
  await user.click(button("Void Codes"))
  await screen.findByRole("button", { name: "Add Poll" })
  expect(voidVoteCodes).toHaveBeenLastCalledWith({ eventId: 1, from: 12, to: 12, reason })
})

it("votes are typed one after the other; another vote of the code is replaced only after a question", async () => {
  const typeVote = vi
    .fn<NonNullable<Answers["crew.typeVote"]>>(({ pollId, votingId }) => ({ pollId, entryId: 2, votingId, at: AT }))
    .mockImplementationOnce(() => {
      throw refused("NOT_IN_POLL")
    })
    .mockImplementationOnce(() => {
      throw refused("VOTE_CODE_USED")
    })
  const { user } = await open([OPEN], { "crew.typeVote": typeVote })
  await user.click(await screen.findByRole("button", { name: "Type Votes…" }))
  await waitFor(() => expect(document.activeElement).toBe(field("Code of the ticket")))
  await user.keyboard("ABCDEFGH{Tab}c2{Enter}")
  await waitFor(() => expect(describedAs("Number on it")).toContain("cannot be chosen"))
  await user.keyboard("{Enter}")
  await waitFor(() => expect(document.activeElement).toBe(button("Keep the Other Vote")))
  await user.click(await screen.findByRole("button", { name: "Replace It" }))
  await screen.findByText(/^Counted: c2, /)
  expect(typeVote).toHaveBeenLastCalledWith({
    eventId: 1,
    pollId: 8,
    code: "ABCDEFGH",
    votingId: "c2",
    replaces: true,
  })
  expect([field("Code of the ticket").value, field("Number on it").value]).toEqual(["", ""])
  expect(document.activeElement).toBe(field("Code of the ticket"))
})

describe("a typed vote for a code that has another one", () => {
  async function ask() {
    const typeVote = vi.fn<NonNullable<Answers["crew.typeVote"]>>(() => {
      throw refused("VOTE_CODE_USED")
    })
    const shown = await open([OPEN], { "crew.typeVote": typeVote })
    await shown.user.click(await screen.findByRole("button", { name: "Type Votes…" }))
    await waitFor(() => expect(document.activeElement).toBe(field("Code of the ticket")))
    await shown.user.keyboard("ABCDEFGH{Tab}c2{Enter}")
    await waitFor(() => expect(document.activeElement).toBe(button("Keep the Other Vote")))
    return { typeVote, ...shown }
  }

  it("stays out after a second Enter, and the next ticket can be typed", async () => {
    const { user, typeVote } = await ask()
    await user.keyboard("{Enter}")
    await screen.findByText("Not counted: this code keeps its other vote.")
    expect([typeVote.mock.calls.length, field("Code of the ticket").value]).toEqual([1, ""])
    expect(document.activeElement).toBe(field("Code of the ticket"))
  })

  it("is asked about again once another code is typed", async () => {
    const { user } = await ask()
    await fill(user, "Code of the ticket", "JKMNPQRS")
    expect(screen.queryByRole("button", { name: "Replace It" })).toBeNull()
  })
})

it("votes are not typed for a poll that was closed meanwhile: another one must be chosen", async () => {
  const KIDS = aPoll({ id: 10, name: "Kids’ Choice", state: "open", openedAt: AT })
  const typeVote = vi.fn()
  const { user, polls, queryClient } = await open([OPEN, KIDS], { "crew.typeVote": typeVote })
  await user.click(await screen.findByRole("button", { name: "Type Votes…" }))
  polls.list = [{ ...OPEN, state: "closed", closedAt: AT, votes: [] }, KIDS]
  await act(() => queryClient.invalidateQueries())
  await waitFor(() => expect(describedAs("Poll")).toContain("was closed meanwhile"))
  await user.type(field("Code of the ticket"), "ABCDEFGH{Tab}c2{Enter}")
  expect(typeVote).not.toHaveBeenCalled()
})

it("a typed number that no entry has is said at its field", async () => {
  const { user } = await open([OPEN], {
    "crew.typeVote": () => {
      throw refused("NOT_FOUND")
    },
  })
  await user.click(await screen.findByRole("button", { name: "Type Votes…" }))
  await user.type(field("Code of the ticket"), "ABCDEFGH{Tab}99{Enter}")
  await waitFor(() => expect(describedAs("Number on it")).toContain("No entry has this number."))
})

it.each([
  ["5", "3", "To", "Not before 5"],
  ["501", "", "From", "A number from 1 to 500"],
])("codes from %s to “%s” are not voided", async (from, to, label, error) => {
  const voidVoteCodes = vi.fn()
  const { user } = await open([], { "organizer.voidVoteCodes": voidVoteCodes })
  await user.click(await screen.findByRole("button", { name: "Void Codes…" }))
  await fill(user, "From", from)
  if (to) await fill(user, "To", to)
  await user.type(field("Reason"), "Photographed")
  await user.click(button("Void Codes"))
  await waitFor(() => expect(describedAs(label)).toContain(error))
  expect(voidVoteCodes).not.toHaveBeenCalled()
})

it("a poll that somebody else opens meanwhile is not opened again", async () => {
  const { user, polls, queryClient } = await open([CLOSED])
  await user.click(named("Open Again… Best Paint"))
  polls.list = [{ ...CLOSED, state: "open", votes: null, closedAt: null }]
  await act(() => queryClient.invalidateQueries())
  await screen.findByText("Voting in “Best Paint” is open already.")
  expect(button("Open Voting Again").disabled).toBe(true)
})
