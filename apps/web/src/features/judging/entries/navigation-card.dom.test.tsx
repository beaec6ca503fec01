import { anEntry } from "@rosette/contract/fixtures"
import { screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { show } from "../../../../test/render.tsx"
import type { ListedEntry } from "./listed-entries.ts"
import { NavigationCard } from "./navigation-card.tsx"

const listed = (id: number, entryName: string, status: ListedEntry["status"]): ListedEntry => ({
  entry: anEntry({ id, entryName, votingId: `A${id}` }),
  group: "turn",
  status,
  isLacking: false,
  talkWith: undefined,
  reopened: null,
  pending: undefined,
})
const ENTRIES = [
  listed(1, "Silver Arrow", "Complete"),
  listed(2, "Blue Whale", "Pending"),
  listed(3, "Green Bolt", "Complete"),
  listed(4, "Red Fox", "Complete"),
  listed(5, "Grey Heron", "Complete"),
]

async function card({ isTall = false, count = ENTRIES.length } = {}) {
  const entry = anEntry({ id: 1 })
  const position = { entry, group: "turn" as const, index: 0, count, goTo: () => undefined, previous: null, next: null }
  const rendered = show(<NavigationCard entries={ENTRIES.slice(0, count)} position={position} isTall={isTall} />)
  await screen.findByRole("list", { name: "Entries" })
  return rendered
}

const filter = (name: string) => screen.getByRole("button", { name })

it("shows the count of each stage on a phone, and a second press removes the filter", async () => {
  const { user } = await card({ isTall: true })
  const pressed = () =>
    ["Pending 1", "In Progress 0", "Complete 4"].map((name) => filter(name).getAttribute("aria-pressed"))
  await user.click(filter("Pending 1"))
  expect(pressed()).toEqual(["true", "false", "false"])
  await user.click(filter("Complete 4"))
  expect(pressed()).toEqual(["false", "false", "true"])
  await user.click(filter("Complete 4"))
  expect(pressed()).toEqual(["false", "false", "false"])
})

it("has no counts above the session summary of a desk, where the filter works as well", async () => {
  const { user } = await card()
  const stages = ["Pending", "In Progress", "Complete"]
  await user.click(filter("Pending"))
  expect(stages.map((name) => filter(name).getAttribute("aria-pressed"))).toEqual(["true", "false", "false"])
})

it.each([
  [1, { search: false, filter: false, next: false }],
  [4, { search: true, filter: false, next: true }],
  [5, { search: true, filter: true, next: true }],
])("%d entries have %j", async (count, has) => {
  await card({ isTall: true, count })
  expect({
    search: screen.queryByRole("textbox") !== null,
    filter: screen.queryByRole("group", { name: "Show only" }) !== null,
    next: screen.queryByRole("button", { name: "Next" }) !== null,
  }).toEqual(has)
})

it("says that no entry is found, and offers to show all", async () => {
  const { user } = await card()
  await user.click(filter("In Progress"))
  expect(screen.getByText("No entries found")).toBeTruthy()
  await user.click(screen.getByRole("button", { name: "Show all" }))
  expect(screen.getByRole("list", { name: "Entries" })).toBeTruthy()
  await expect.poll(() => document.activeElement).toBe(screen.getByRole("textbox", { name: "Search entries" }))
})

it("entries that do not compete stand under a closed heading at the end, with the word; a search opens it", async () => {
  const out = {
    ...listed(6, "Dusty Dream", "Pending"),
    group: "out" as const,
    entry: anEntry({ id: 6, entryName: "Dusty Dream", votingId: "A6", status: "absent" }),
  }
  const entry = anEntry({ id: 1 })
  const step = { goTo: () => undefined, previous: null, next: null }
  const position = { entry, group: "turn" as const, index: 0, count: 5, ...step }
  const { user } = show(<NavigationCard entries={[...ENTRIES, out]} position={position} isTall />)
  const group = screen.getByText("Not judged (1)").closest("details")
  expect([group?.open, group?.textContent?.includes("Absent")]).toEqual([false, true])
  expect(screen.getByRole("list", { name: "Entries" }).textContent).not.toContain("Dusty Dream")
  await user.type(screen.getByRole("textbox"), "dusty")
  expect(screen.getByText("Not judged (1)").closest("details")?.open).toBe(true)
  expect(screen.queryByText("No entries found")).toBeNull()
})
