import { screen, within } from "@testing-library/react"
import { expect, it } from "vitest"
import { show } from "../../../test/render.tsx"
import { HistoryList } from "./history-list.tsx"
import { historyRuns } from "./history-runs.ts"
import type { HistoryItem } from "./history-words.ts"

const item = (fields: Partial<HistoryItem> & Pick<HistoryItem, "id" | "action">): HistoryItem => ({
  at: "2026-06-20T10:00:00.000Z",
  actor: "Ann",
  role: "judge",
  way: "code",
  device: "iPhone",
  subject: "Roadster",
  before: null,
  after: null,
  seq: null,
  contentHash: null,
  previous: null,
  hash: null,
  ...fields,
})

const lines = (...items: HistoryItem[]) => {
  const { user } = show(<HistoryList runs={historyRuns(items)} criterionNames={new Map([["1", "Paint"]])} />)
  return { user, all: within(screen.getByRole("list")).getAllByRole("listitem") }
}

it("a line says what was done, to what, by whom, and when", () => {
  const { all } = lines(item({ id: 1, action: "entry.created", actor: "Olga", role: "organizer", way: "", device: "" }))
  expect(all[0]?.textContent).toMatch(/^Entry addedRoadsterOlga · organizer · /)
  expect(all[0]?.querySelector("time")?.dateTime).toBe("2026-06-20T10:00:00.000Z")
  expect(screen.queryByRole("button")).toBeNull()
})

it("a change of one field is in its sentence, without a Details button", () => {
  const { all } = lines(
    item({ id: 1, action: "event.updated", before: { date: "June 20" }, after: { date: "June 21" } }),
  )
  expect(all[0]?.textContent).toContain("Date: June 20 → June 21")
  expect(screen.queryByRole("button")).toBeNull()
})

it("many changes are behind Details, which opens and closes by keyboard and announces its state", async () => {
  const before = { name: "A", date: "1", time: "2", location: "3", description: "4" }
  const after = { name: "B", date: "5", time: "6", location: "7", description: "8" }
  const { user } = lines(item({ id: 1, action: "event.updated", before, after }))
  const details = screen.getByRole("button", { name: "Details: Event details changed, Roadster" })
  expect(details.getAttribute("aria-expanded")).toBe("false")
  await user.tab()
  await user.keyboard("{Enter}")
  expect([details.getAttribute("aria-expanded"), details.textContent]).toEqual(["true", "Hide details"])
  expect(screen.getAllByText(/^\w+: .+ → .+$/).map(({ textContent }) => textContent)).toContain("Location: 3 → 7")
  await user.keyboard(" ")
  expect(details.getAttribute("aria-expanded")).toBe("false")
  expect(screen.queryByText("Location: 3 → 7")).toBeNull()
})

it("a judge's consecutive first sheets are one line with their number", async () => {
  const { user, all } = lines(
    item({ id: 3, action: "sheet.submitted", subject: "Roadster" }),
    item({ id: 2, action: "sheet.submitted", subject: "Blue Comet" }),
    item({ id: 1, action: "sheet.submitted", subject: "Gull" }),
  )
  expect(all).toHaveLength(1)
  expect(all[0]?.textContent).toContain("Roadster and 2 others")
  await user.click(screen.getByRole("button", { name: "Details: Score submitted, Roadster" }))
  expect(within(all[0] as HTMLElement).getAllByRole("listitem")).toHaveLength(3)
})
