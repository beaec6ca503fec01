import { screen, within } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { show } from "../../../test/render.tsx"
import { OverviewJudges } from "./overview-judges.tsx"

const judge = (id: number, name: string, submittedEntries: number) => ({
  id,
  name,
  submittedEntries,
  draftEntries: id,
  totalEntries: 40,
  totalScores: 10,
  submittedScores: 10,
  percent: (100 * submittedEntries) / 40,
  status: submittedEntries === 40 ? ("Complete" as const) : ("In Progress" as const),
  lastSeenAt: null,
  waitingSheets: 0,
})
const JUDGES = [
  { judge: judge(1, "Inés Calder", 10), behind: 12 },
  { judge: judge(2, "Marta Kowalczyk", 40), behind: 0 },
]

it("each judge is a line with the entries, the percent and the state, and leads to this judge", async () => {
  const open = vi.fn()
  const { user } = show(<OverviewJudges judges={JUDGES} due={() => 22} onOpenJudges={open} aside={null} />)
  screen.getByText("22 entries due by now")
  const [late, done] = screen.getAllByRole("listitem")
  expect(late?.textContent).toBe("Inés Calder12 behind10 of 40 entries · 25%1 in progress")
  expect(done?.textContent).toBe("Marta KowalczykComplete40 of 40 entries · 100%2 in progress")
  await user.click(within(late as HTMLElement).getByRole("button", { name: "Inés Calder" }))
  expect(open.mock.calls).toEqual([[1]])
})

it("without judges it leads to adding them", async () => {
  const open = vi.fn()
  const { user } = show(<OverviewJudges judges={[]} due={null} onOpenJudges={open} aside={null} />)
  await user.click(screen.getByRole("button", { name: "Add judges" }))
  expect(open.mock.calls).toEqual([[]])
})
