import { anEvent } from "@rosette/contract/fixtures"
import { screen } from "@testing-library/react"
import { beforeEach, expect, it } from "vitest"
import { showWithServer } from "../../../../test/calls.tsx"
import { organizerData } from "../../../lib/storage.ts"
import { TicketsScreen } from "./tickets-screen.tsx"

const NOBODY = { judge: null, organizer: null, masterAdmin: null, publicUrl: "https://show.test", lanAddresses: [] }
const CODES = ["7KQ4MXTR", "ABCDEFGH", ...Array.from({ length: 23 }, (_, index) => `7KQ4MX${10 + index}`)]

beforeEach(() => organizerData.write({ event: { id: 1, name: "Harbour Show" } as never }))

const open = (codes: readonly string[], voided: readonly number[] = []) =>
  showWithServer(<TicketsScreen />, {
    "organizer.event": () => anEvent({ name: "Harbour Show" }),
    "organizer.live": () => new Promise(() => undefined) as never,
    "session.current": () => NOBODY as never,
    "organizer.voteCodes": ({ from = 1, to = codes.length }) => ({
      made: codes.length,
      used: 0,
      voided: voided.length,
      codes: codes
        .map((code, index) => ({ number: index + 1, code, isVoid: voided.includes(index + 1) }))
        .slice(from - 1, to),
    }),
  })
const slips = () => screen.findAllByRole("article", { name: /^Ticket/ })

it("a ticket has its number, its letters in groups of four, and a line for those without a phone", async () => {
  open(CODES)
  const [first, second] = await slips()
  expect(first?.textContent).toBe(
    "No. 1Harbour ShowScan and choose, or open show.test/v and type7KQ4 MXTRor write a number: ____ ",
  )
  expect(second?.textContent).toContain("ABCD EFGH")
})

it("ten are on a sheet; a range of numbers is printed, without void ones, which are named", async () => {
  const { user, container } = open(CODES, [12, 13])
  const labels = () => [...container.querySelectorAll("[data-sheet]")].map((sheet) => sheet.getAttribute("aria-label"))
  expect(await slips()).toHaveLength(23)
  expect(labels()).toEqual(["Tickets 1 to 10", "Tickets 11 to 22", "Tickets 23 to 25"])
  expect(screen.getByText("Left out, because they are void: 12–13.")).toBeTruthy()
  const from = screen.getByLabelText("From number")
  await user.clear(from)
  await user.type(from, "25")
  expect(await slips()).toHaveLength(1)
  expect(labels()).toEqual(["Ticket 25"])
  await user.type(from, "0")
  expect(screen.getByText("A number from 1 to 25")).toBeTruthy()
  expect(screen.queryByRole("button", { name: "Print" })).toBeNull()
})

it("without codes it leads to where they are made", async () => {
  open([])
  expect(await screen.findByText("No tickets yet")).toBeTruthy()
  expect(screen.getByRole("link", { name: "Open Awards" }).getAttribute("href")).toBe("/dashboard?tab=awards")
})
