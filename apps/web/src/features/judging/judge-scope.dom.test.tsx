import { aCriterion, anEntry } from "@rosette/contract/fixtures"
import { screen, within } from "@testing-library/react"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { show } from "../../../test/render.tsx"
import { setScreenWidth } from "../../../test/screen-width.ts"
import { termsAcceptance } from "../../lib/storage.ts"
import type { Workspace } from "../../offline/workspace/stored-workspace.ts"
import { aDesk, aSaving } from "./desk/desk-fixture.ts"
import { DEMO_WORKSPACE } from "./desk/test-mode.ts"
import { JudgingDesk } from "./judging-desk.tsx"

const CLASSES = ["A", "B"].map((name, at) => ({ id: at + 1, name, code: name, order: at }))
const CRITERIA = [
  aCriterion({ id: 1, order: 1, name: "Paint", maxPoints: 10 }),
  aCriterion({ id: 2, order: 11, name: "Idle", maxPoints: 20 }),
]
const car = (id: number, classId: number | null) =>
  anEntry({ id, classId, entryName: `Car ${id}`, votingId: `C1${id}`, description: "" })
const sheet = (entryId: number, points: Record<number, number>, isSubmitted: boolean): Workspace["sheets"][number] => ({
  entryId,
  isSubmitted,
  comments: "",
  scores: Object.entries(points).map(([id, given]) => ({ criterionId: Number(id), points: given })),
  revision: 1,
  isAsked: false,
  reopened: null,
})

type Fields = Partial<Workspace> & { scope?: Partial<Workspace["judge"]> }

const workspaceOf = ({ scope = {}, ...fields }: Fields): Workspace => ({
  ...DEMO_WORKSPACE,
  entries: [car(1, 1), car(2, 1), car(3, 2)],
  criteria: CRITERIA,
  classes: CLASSES,
  ...fields,
  judge: { ...DEMO_WORKSPACE.judge, ...scope },
})

function desk(fields: Fields) {
  const saving = aSaving()
  const at = (now: Fields) => <JudgingDesk desk={aDesk({ saving, workspace: workspaceOf(now) })} />
  const { rerender, ...shown } = show(at(fields))
  return { ...shown, saving, change: (now: Fields) => rerender(at(now)) }
}

const sliders = () => screen.getAllByRole("slider").map((slider) => slider.getAttribute("aria-label"))
const progress = () => within(screen.getByRole("region", { name: "Event" })).getByRole("status").textContent

beforeEach(() => {
  setScreenWidth("phone")
  window.history.replaceState(null, "", "/judge?entry=1")
  termsAcceptance(DEMO_WORKSPACE).write(true)
})
afterEach(() => localStorage.clear())

describe("a judge of one section", () => {
  it("is shown its criteria alone, with their total, and reads what they judge", async () => {
    desk({ scope: { sections: [3], classIds: [1] } })
    expect(await screen.findByText("Engine Compartment only · Class A")).toBeTruthy()
    expect(sliders()).toEqual([expect.stringContaining("Idle")])
    expect(screen.getByText("/ 20", { exact: false })).toBeTruthy()
  })

  it("lacks nothing outside of it, and reads what they had given there", async () => {
    desk({ scope: { sections: [3] }, sheets: [sheet(1, { 1: 8, 2: 15 }, true)] })
    expect(await screen.findByText(/Outside your sections, and not in your total: Paint 8/)).toBeTruthy()
    expect(screen.getByText(/Submitted and locked/)).toBeTruthy()
    expect(screen.getAllByText("/ 20", { exact: false }).map(({ textContent }) => textContent)).toContain("15 / 20")
  })

  it("reads that an entry has nothing for them", () => {
    const { unmount } = desk({ scope: { sections: [3] }, criteria: CRITERIA.slice(0, 1) })
    expect(screen.getByText("None of your sections is scored on this entry.")).toBeTruthy()
    unmount()
    window.history.replaceState(null, "", "/judge")
    desk({ scope: { sections: [3] }, criteria: CRITERIA.slice(0, 1) })
    expect(screen.getByText("Nothing is assigned to you yet")).toBeTruthy()
  })
})

describe("a judge of some classes", () => {
  it("reads that nothing is assigned to them", () => {
    desk({ scope: { classIds: [7] }, entries: [] })
    expect(screen.getByText("Nothing is assigned to you yet")).toBeTruthy()
  })

  it("counts their own classes, and a sheet that they have submitted of another one", () => {
    desk({ scope: { classIds: [1] }, sheets: [sheet(1, { 1: 8, 2: 15 }, true), sheet(3, { 1: 8, 2: 15 }, true)] })
    expect(progress()).toBe("2 of 3entries judged")
  })

  it("reads whose entry it is now if it leaves them while it is open, and can submit it", async () => {
    const { user, change, saving } = desk({})
    change({ scope: { classIds: [2] }, entries: [car(1, 1), car(3, 2)] })
    expect(await screen.findByRole("status", { name: "C11 is for the judges of A." })).toBeTruthy()
    expect(screen.getByText("You can still submit this sheet: it counts.")).toBeTruthy()
    screen.getAllByRole("slider")[0]?.focus()
    await user.keyboard("7")
    expect(saving.pending().get(1)?.content.points).toEqual({ 1: 7 })
    expect(screen.getByRole<HTMLButtonElement>("button", { name: /^Submit/ }).disabled).toBe(false)
  })
})

it("a judge who has left goes on, and nothing more is expected of them", () => {
  desk({ scope: { hasLeft: true }, sheets: [sheet(1, { 1: 8, 2: 15 }, true)] })
  expect(progress()).toBe("1 of 1entries judged")
  expect(screen.getAllByText("1 of 3").length).toBeGreaterThan(0)
})
