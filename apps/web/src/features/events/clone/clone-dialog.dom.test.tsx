import { ERRORS } from "@rosette/contract/errors"
import { anEvent } from "@rosette/contract/fixtures"
import { screen } from "@testing-library/react"
import { beforeEach, expect, it, vi } from "vitest"
import { type Answers, refused, showWithServer } from "../../../../test/calls.tsx"
import { button, describedAs, field, fill } from "../../../../test/form.ts"
import { currentNotices } from "../../../lib/feedback.ts"
import { organizerData, organizerSession } from "../../../lib/storage.ts"
import type { Outputs } from "../../../lib/trpc.ts"
import { CloneDialog } from "./clone-dialog.tsx"

const SESSION: Outputs["session"]["current"] = {
  judge: null,
  judgeEnded: null,
  organizer: null,
  masterAdmin: null,
  publicUrl: null,
  lanAddresses: [],
  canCreateEvents: true,
  deletesEvents: false,
}
const CREATED = { ...anEvent({ id: 8, name: "Harbour Show 2027", organizerName: "Olive" }), criteria: [] }

beforeEach(() => window.sessionStorage.clear())

function dialog(answer: NonNullable<Answers["organizer.cloneEvent"]>, canCreateEvents = true) {
  const onCreated = vi.fn()
  const source = { id: 7, name: "Harbour Show" }
  const shown = showWithServer(<CloneDialog source={source} isOpen onClose={vi.fn()} onCreated={onCreated} />, {
    "session.current": () => ({ ...SESSION, canCreateEvents }),
    "organizer.cloneEvent": answer,
  })
  return { ...shown, onCreated }
}

const created = () => ({ event: CREATED, passcode: "HARBOR27", sessionId: "s" })

it("an event like another one is created with four fields, opened in this tab, and its passcode is told", async () => {
  const sent: unknown[] = []
  const { user, onCreated } = dialog((event) => {
    sent.push({ ...event, mutationId: "" })
    return created()
  })
  expect(field("Event Name").value).toBe("Harbour Show")
  expect(screen.getByText(/This browser then organizes the new event/)).toBeTruthy()
  await fill(user, "Event Name", "Harbour Show 2027")
  await fill(user, "Admin Password", "open-the-hood")
  await fill(user, "Event Date", "June 12, 2027")
  await user.click(button("Create Event"))
  await expect
    .poll(() => currentNotices().map(({ message }) => message))
    .toEqual(["The passcode for your judges is HARBOR27."])
  const values = { name: "Harbour Show 2027", organizerPassword: "open-the-hood", date: "June 12, 2027", time: "" }
  expect(sent).toEqual([{ eventId: 7, mutationId: "", ...values }])
  expect(onCreated).toHaveBeenCalledWith(CREATED)
  expect([organizerData.read()?.event.id, organizerSession.read()]).toEqual([8, "s"])
})

it("a password that is too short is said at its field, and nothing is sent", async () => {
  const answer = vi.fn(created)
  const { user } = dialog(answer)
  await fill(user, "Admin Password", "short")
  await user.click(button("Create Event"))
  expect(describedAs("Admin Password")).toMatch(/at least \d+ characters/i)
  expect([answer.mock.calls.length, document.activeElement]).toEqual([0, field("Admin Password")])
})

it.each(["TOO_MANY_ATTEMPTS", "EVENT_CREATION_CLOSED"] as const)("%s is said in its sentence", async (code) => {
  const { user, onCreated } = dialog(() => {
    throw refused(code)
  })
  await fill(user, "Admin Password", "open-the-hood")
  await user.click(button("Create Event"))
  await expect.poll(() => currentNotices().map(({ message }) => message)).toEqual([ERRORS[code].message])
  expect([onCreated.mock.calls.length, field("Admin Password").value]).toEqual([0, "open-the-hood"])
})

it("where only the master admin creates events, it says so instead of showing fields", async () => {
  dialog(created, false)
  expect(await screen.findByText(ERRORS.EVENT_CREATION_CLOSED.message)).toBeTruthy()
  expect(screen.queryByLabelText(/Event Name/)).toBeNull()
})

it("after a lost answer it says what to do, and the next try is the same attempt", async () => {
  const ids: unknown[] = []
  const { user } = dialog(({ mutationId }) => {
    ids.push(mutationId)
    throw new TypeError("Failed to fetch")
  })
  await fill(user, "Admin Password", "open-the-hood")
  await user.click(button("Create Event"))
  expect(await screen.findByText(/Press Create Event again when you are connected/)).toBeTruthy()
  await user.click(button("Create Event"))
  await expect.poll(() => ids.length).toBe(2)
  expect(ids[1]).toBe(ids[0])
})
