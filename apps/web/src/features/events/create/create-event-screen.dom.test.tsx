import { anEvent } from "@rosette/contract/fixtures"
import { starterOf } from "@rosette/domain/starters/starters"
import { screen, within } from "@testing-library/react"
import { beforeEach, expect, it } from "vitest"
import { type Answers, showWithServer } from "../../../../test/calls.tsx"
import { button, field, fill } from "../../../../test/form.ts"
import { currentNotices } from "../../../lib/feedback.ts"
import { organizerData } from "../../../lib/storage.ts"
import type { Outputs } from "../../../lib/trpc.ts"
import CreateEventScreen from "./create-event-screen.tsx"

const NOBODY: Outputs["session"]["current"] = {
  judge: null,
  judgeEnded: null,
  organizer: null,
  masterAdmin: null,
  publicUrl: null,
  lanAddresses: [],
  canCreateEvents: true,
  deletesEvents: true,
}

const CREATED: Outputs["organizer"]["createEvent"]["event"] = {
  ...anEvent({ id: 7, passcode: "HARBOUR", allowNameSignIn: true }),
  criteria: [],
}

beforeEach(() => {
  window.sessionStorage.clear()
  window.history.replaceState(null, "", "/create-event")
})

async function filled(
  create: NonNullable<Answers["organizer.createEvent"]>,
  organizer: (typeof NOBODY)["organizer"] = null,
) {
  const shown = showWithServer(<CreateEventScreen />, {
    "session.current": () => ({ ...NOBODY, organizer }),
    "organizer.createEvent": create,
  })
  await fill(shown.user, "Event Name", "Harbour Show")
  await fill(shown.user, "Organizer Name", "Olive")
  await fill(shown.user, "Admin Password", "open-the-hood")
  await fill(shown.user, "Name", "Taste")
  return shown
}

const unreachable = () => {
  throw new TypeError("Failed to fetch")
}

it("a criterion without a description says so at its row and beside the button, and has the focus", async () => {
  const { user } = await filled(unreachable)
  expect(screen.getByText("Criterion description needed")).toBeTruthy()
  await user.click(button("Create Event"))
  expect(screen.getByText("Description is required")).toBeTruthy()
  expect(screen.getByText("Scoring criteria required - Please add at least one scoring criterion.")).toBeTruthy()
  expect(document.activeElement).toBe(field("Description"))
})

it("a half-done criterion beside a complete one is left out only after a question", async () => {
  const sent: unknown[] = []
  const { user } = await filled((event) => {
    sent.push(event.criteria.map(({ name }) => name))
    return unreachable()
  })
  await fill(user, "Description", "Sweet, salt, crumb")
  expect(screen.getByText("All there")).toBeTruthy()
  await user.click(button("Add Scoring Criterion"))
  const [, second] = screen.getAllByLabelText(/^Name/)
  await user.type(second ?? document.body, "Looks")
  expect(screen.queryByText("All there")).toBeNull()
  await user.click(button("Create Event"))
  await user.click(await screen.findByRole("button", { name: "Complete It First" }))
  expect(screen.getByText("Description is required")).toBeTruthy()
  expect(sent).toEqual([])
  await user.click(button("Create Event"))
  await user.click(await screen.findByRole("button", { name: "Create Without It" }))
  await expect.poll(() => sent).toEqual([["Taste"]])
})

it("after a lost answer it says what to do, and the next try is the same attempt", async () => {
  const ids: unknown[] = []
  const { user } = await filled((event) => {
    ids.push(event.mutationId)
    return unreachable()
  })
  await fill(user, "Description", "Sweet, salt, crumb")
  await user.click(button("Create Event"))
  expect(await screen.findByText(/Press Create Event again when you are connected/)).toBeTruthy()
  await user.click(button("Create Event"))
  await expect.poll(() => ids.length).toBe(2)
  expect(ids[0]).toMatch(/^[0-9a-f-]{36}$/)
  expect(ids[1]).toBe(ids[0])
})

it("an event that is created opens its dashboard, without a question about what was typed", async () => {
  const session = { organizerName: "Olive", sessionId: "s", event: CREATED }
  const { user } = await filled(() => ({ event: CREATED, passcode: "HARBOUR", sessionId: "s" }), session)
  await fill(user, "Description", "Sweet, salt, crumb")
  await user.click(button("Create Event"))
  await expect.poll(() => window.location.pathname).toBe("/dashboard")
  expect(screen.queryByRole("dialog")).toBeNull()
  expect(organizerData.read()?.event.id).toBe(CREATED.id)
})

it("a browser that keeps no cookies is told so, and that the event exists, instead of being sent to a sign-in", async () => {
  const { user } = await filled(() => ({ event: CREATED, passcode: "HARBOUR", sessionId: "s" }))
  await fill(user, "Description", "Sweet, salt, crumb")
  await user.click(button("Create Event"))
  const told = await screen.findByText(/This browser does not keep cookies. Rosette needs one to know who you are/)
  expect(told.closest("[role=alert]")?.textContent).toContain("The event is created, but you are not signed in")
  expect(button("Event Created")).toHaveProperty("disabled", true)
  expect([currentNotices(), organizerData.read()]).toEqual([[], null])
  expect(window.location.pathname).toBe("/create-event")
})

it("a starter fills the list, and what was typed is replaced only after a question", async () => {
  const sent: unknown[] = []
  const { user } = await filled((event) => {
    sent.push([event.kind, event.words?.descriptionLabel, event.criteria.length])
    return unreachable()
  })
  await user.click(button("Cosplay contest"))
  await user.click(await screen.findByRole("button", { name: "Keep Mine" }))
  expect(screen.getByLabelText(/^Name/)).toHaveProperty("value", "Taste")
  await user.click(button("Cosplay contest"))
  await user.click(await screen.findByRole("button", { name: "Replace Criteria" }))
  const row = within(await screen.findByRole("listitem", { name: "Criterion 12" }))
  expect([row.getByText("Bonus"), row.getByDisplayValue("Favorite of the judge")]).toHaveLength(2)
  expect(button("Cosplay contest").getAttribute("aria-pressed")).toBe("true")
  // Another one replaces what nobody has changed, without a question.
  await user.click(button("Blank"))
  expect(screen.getAllByLabelText(/^Name/)).toHaveLength(1)
  await user.click(button("Baking or cooking"))
  expect(sent).toEqual([])
  await user.click(button("Create Event"))
  await expect.poll(() => sent).toEqual([["baking", starterOf("baking").words.descriptionLabel, 12]])
})

it("a starter that is pressed again takes its criteria back", async () => {
  const { user } = await filled(unreachable)
  await user.clear(screen.getByLabelText(/^Name/))
  await user.click(button("Cosplay contest"))
  expect(await screen.findByRole("listitem", { name: "Criterion 12" })).toBeTruthy()
  await user.click(button("Cosplay contest"))
  expect(screen.getAllByLabelText(/^Name/)).toHaveLength(1)
  expect(button("Cosplay contest").getAttribute("aria-pressed")).toBe("false")
})
