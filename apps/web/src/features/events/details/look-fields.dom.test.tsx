import { anEvent } from "@rosette/contract/fixtures"
import { screen } from "@testing-library/react"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { showWithServer } from "../../../../test/calls.tsx"
import { button } from "../../../../test/form.ts"
import { LockedProvider } from "../../../ui/states/locked.tsx"
import { EventDetailsDialog } from "./event-details-dialog.tsx"

const photo = (digit: string) => `/photos/${digit.repeat(32)}.webp`
const EVENT = anEvent({ coverUrl: photo("a"), logoUrl: null, accent: null })
const SITE = {
  judge: null,
  judgeEnded: null,
  organizer: null,
  masterAdmin: null,
  publicUrl: null,
  lanAddresses: [],
  canCreateEvents: true,
  deletesEvents: false,
}

const sent: string[] = []
const answer = { status: 200, text: "{}" }

class Request extends EventTarget {
  upload = new EventTarget()
  status = answer.status
  responseText = answer.text
  #url = ""
  open(_method: string, url: string) {
    this.#url = url
  }
  send() {
    sent.push(this.#url)
    this.dispatchEvent(new Event("load"))
  }
  abort() {}
}

beforeEach(() => {
  sent.length = 0
  Object.assign(answer, { status: 200, text: "{}" })
  vi.stubGlobal("XMLHttpRequest", Request)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

function open({ isLocked = false } = {}) {
  const saved: object[] = []
  const { user } = showWithServer(
    <LockedProvider value={isLocked}>
      <EventDetailsDialog event={EVENT} isOpen onClose={vi.fn()} />
    </LockedProvider>,
    {
      "session.current": () => SITE,
      "organizer.event": () => ({ ...EVENT, logoUrl: photo("b") }),
      "organizer.updateEvent": (input) => {
        saved.push(input)
        return EVENT
      },
    },
  )
  return { user, saved }
}

it("a removed cover is gone when it is saved, and comes back with Undo before", async () => {
  const { user, saved } = open()
  await user.click(button("Remove Cover photo"))
  expect(screen.getByText("Removed when you save.")).toBeTruthy()
  await user.click(button("Undo: keep Cover photo"))
  expect(screen.queryByText("Removed when you save.")).toBeNull()
  await user.click(button("Remove Cover photo"))
  await user.selectOptions(screen.getByLabelText("Accent color"), "Teal")
  await user.click(button("Save Changes"))
  await expect
    .poll(() => saved)
    .toEqual([
      {
        eventId: EVENT.id,
        coverUrl: null,
        accent: "teal",
        expected: { coverUrl: EVENT.coverUrl, accent: null },
      },
    ])
})

it("a logo is sent as it is, at once, and is then in the picture", async () => {
  const { user, saved } = open()
  const logo = new File([new Uint8Array(9)], "logo.png", { type: "image/png" })
  await user.upload(screen.getByLabelText(/Choose a Picture/), logo)
  expect(sent).toEqual(["/api/events/1/logo"])
  await expect
    .poll(() => document.querySelector(`img[src='${photo("b").replace(".webp", "-thumb.webp")}']`))
    .toBeTruthy()
  await user.click(button("Save Changes"))
  expect(saved).toEqual([])
})

it("a refused picture says why, beside its field", async () => {
  Object.assign(answer, { status: 409, text: JSON.stringify({ error: "Results are published." }) })
  const { user } = open()
  const logo = new File([new Uint8Array(9)], "logo.png", { type: "image/png" })
  await user.upload(screen.getByLabelText(/Choose a Picture/), logo)
  expect(await screen.findByText("Results are published.")).toBeTruthy()
})

it("while results are published no picture can be chosen, and it says what to do", async () => {
  const { user } = open({ isLocked: true })
  expect(screen.getByText("Results are published. To choose other pictures, take them back first.")).toBeTruthy()
  for (const field of screen.getAllByLabelText<HTMLInputElement>(/^Choose (Another|a Picture)/))
    expect(field.disabled).toBe(true)
  await user.selectOptions(screen.getByLabelText("Accent color"), "Teal")
  expect(button("Save Changes").disabled).toBe(false)
})
