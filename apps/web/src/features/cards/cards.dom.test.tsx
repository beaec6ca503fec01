import type { Card } from "@rosette/contract/cards"
import { aClass, anEntry, anEvent } from "@rosette/contract/fixtures"
import { act, screen } from "@testing-library/react"
import { beforeEach, expect, it, vi } from "vitest"
import { type Answers, refused, showWithServer } from "../../../test/calls.tsx"
import { button } from "../../../test/form.ts"
import { organizerData } from "../../lib/storage.ts"
import { CardsScreen } from "./cards-screen.tsx"

const NOBODY = { judge: null, organizer: null, masterAdmin: null, publicUrl: "https://show.test", lanAddresses: [] }
const entries = [
  anEntry({ id: 1, votingId: "C1", entryName: "Blue Comet", ownerParticipant: "Ann van Dyck", classId: 3 }),
  anEntry({ id: 2, votingId: "C2", entryName: "Phantom", showEntryName: false, ownerParticipant: "Zoe Adams" }),
  anEntry({
    id: 3,
    votingId: "C10",
    ownerParticipant: "Wilhelmina Hush",
    showOwnerParticipant: false,
    status: "absent",
  }),
]
const card = (entryId: number, fields: Partial<Card> = {}): Card => ({
  entryId,
  cardId: `7K2M9QX${entryId}`,
  votingId: `C${entryId}`,
  url: "",
  printedAt: null,
  isOutdated: false,
  ...fields,
})

beforeEach(() => organizerData.write({ event: { id: 1, name: "Harbour Show" } as never }))

async function open(answers: Answers = {}) {
  const shown = showWithServer(<CardsScreen />, {
    "organizer.event": () => anEvent({ name: "Harbour Show" }),
    "organizer.entries": () => entries,
    "organizer.classes": () => [aClass({ name: "Classics" })],
    "organizer.cards": () => ({ cards: [1, 2, 3].map((id) => card(id)) }),
    "organizer.live": () => new Promise(() => undefined) as never,
    "session.current": () => NOBODY as never,
    ...answers,
  })
  await screen.findAllByRole("article", { name: /^Card of/ })
  return shown
}
const sheets = (container: HTMLElement) => [...container.querySelectorAll("[data-sheet]")]

it("a card has number, name, owner, class and event, and nothing that its entry hides", async () => {
  const { container } = await open()
  expect(sheets(container).map((sheet) => sheet.getAttribute("aria-label"))).toEqual(["Cards of C1, C2, C10"])
  expect(screen.getAllByRole("article").map(({ textContent }) => textContent)).toEqual([
    "C1Blue CometAnn van DyckClassicsHarbour Show",
    "C2Zoe AdamsHarbour Show",
    "C10Demo EntryHarbour Show",
  ])
  expect(container.innerHTML).not.toContain("Phantom")
  expect(container.innerHTML).not.toContain("Hush")
})

it("the list for the gate has all names in full, by the owner's last word, and who is not expected", async () => {
  const { user, container } = await open()
  await user.click(screen.getByRole("radio", { name: /^List for the gate/ }))
  const rows = [...container.querySelectorAll("tbody tr")].map((row) =>
    [...row.querySelectorAll("th, td")].map(({ textContent }) => textContent).join("|"),
  )
  expect(rows).toEqual([
    "|Zoe Adams|C2|Phantom|–|",
    "|Ann van Dyck|C1|Blue Comet|Classics|",
    "|Wilhelmina Hush|C10|Demo Entry|–|Absent",
  ])
})

it("prints chosen entries, those of a class, those that are out of date, and those not printed yet", async () => {
  const printedAt = "2026-06-20T10:00:00.000Z"
  const cards = [card(1, { printedAt }), card(2, { printedAt, isOutdated: true }), card(3)]
  const { user } = await open({ "organizer.cards": () => ({ cards }) })
  const numbers = () => screen.queryAllByRole("article").map((one) => one.getAttribute("aria-label")?.slice(8))
  await user.click(screen.getByRole("radio", { name: "Cards that are out of date (1)" }))
  expect(numbers()).toEqual(["C2"])
  await user.click(screen.getByRole("radio", { name: "Cards not printed yet (1)" }))
  expect(numbers()).toEqual(["C10"])
  await user.click(screen.getByRole("radio", { name: "A class" }))
  await user.selectOptions(screen.getByRole("combobox", { name: "Class" }), "none")
  expect(numbers()).toEqual(["C2", "C10"])
  await user.click(screen.getByRole("radio", { name: "Chosen entries" }))
  expect(screen.getByText("No entry is chosen")).toBeTruthy()
  expect(screen.queryByRole("button", { name: "Print" })).toBeNull()
  await user.type(screen.getByRole("combobox", { name: "Entries" }), "comet{Enter}")
  expect(numbers()).toEqual(["C1"])
})

it("cards are marked as printed once a person says so, but for those that have changed meanwhile", async () => {
  const print = vi.spyOn(window, "print").mockImplementation(() => undefined)
  const sent: number[][] = []
  let read = entries
  const { user, queryClient } = await open({
    "organizer.entries": () => read,
    "organizer.cardsPrinted": ({ entryIds }) => {
      sent.push(entryIds)
      return { count: entryIds.length }
    },
  })
  await user.click(button("Print"))
  expect(await screen.findByText("Did all 3 cards come out right?")).toBeTruthy()
  expect(print).toHaveBeenCalledOnce()
  expect(sent).toEqual([])
  read = entries.map((entry) => (entry.id === 1 ? { ...entry, entryName: "Red Comet" } : entry))
  await act(() => queryClient.invalidateQueries())
  await screen.findByText("Red Comet")
  await user.click(button("Mark as Printed"))
  expect(await screen.findByText(/2 cards are marked as printed. Changed meanwhile, print again: C1./)).toBeTruthy()
  expect(sent).toEqual([[2, 3]])
})

it("a refusal is shown beside the question, which stays", async () => {
  vi.spyOn(window, "print").mockImplementation(() => undefined)
  const { user } = await open({
    "organizer.cardsPrinted": () => {
      throw refused("UNAVAILABLE")
    },
  })
  await user.click(button("Print"))
  await user.click(await screen.findByRole("button", { name: "Mark as Printed" }))
  expect((await screen.findByRole("alert")).textContent).toBe(refused("UNAVAILABLE").message)
  expect(button("Mark as Printed")).toBeTruthy()
})
