import { anEntry } from "@rosette/contract/fixtures"
import { makePending } from "@rosette/outbox/fixtures"
import { screen, within } from "@testing-library/react"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { show } from "../../../../test/render.tsx"
import { setScreenWidth } from "../../../../test/screen-width.ts"
import type { Workspace } from "../../../offline/workspace/stored-workspace.ts"
import { aDesk, aSaving } from "../desk/desk-fixture.ts"
import { DEMO_WORKSPACE } from "../desk/test-mode.ts"
import { JudgingDesk } from "../judging-desk.tsx"

const scores = [{ criterionId: 1, points: 3 }]
const sheetOf = (entryId: number, isSubmitted: boolean): Workspace["sheets"][number] => ({
  entryId,
  isSubmitted,
  comments: "",
  scores,
  revision: 1,
  isAsked: false,
  reopened: null,
})

function desk(fields: Partial<Workspace> = {}) {
  const entries = [1, 2].map((id) => anEntry({ id, entryName: `Car ${id}`, votingId: `C1${id}`, description: "" }))
  const saving = aSaving([[1, makePending({ label: "Car 1", content: { points: { 1: 8 }, comments: "Hm" } })]])
  const at = (now: Partial<Workspace>) => (
    <JudgingDesk desk={aDesk({ saving, workspace: { ...DEMO_WORKSPACE, entries, ...now } })} />
  )
  const { rerender, ...shown } = show(at(fields))
  return { saving, ...shown, change: (now: Partial<Workspace>) => rerender(at(now)) }
}

async function chooseNumber({ user }: ReturnType<typeof desk>, number: string) {
  await user.click(screen.getByRole("button", { name: "About this entry" }))
  const dialog = within(await screen.findByRole("dialog"))
  await user.click(await dialog.findByRole("button", { name: "Move this sheet…" }))
  await user.type(await dialog.findByRole("textbox", { name: "Go to number" }), `${number}{Enter}`)
  return dialog
}

beforeEach(() => {
  setScreenWidth("phone")
  window.history.replaceState(null, "", "/judge?entry=1")
})
afterEach(() => localStorage.clear())

describe("a draft for the wrong entry", () => {
  it("is moved by the number of the right one, whose sheet opens", async () => {
    const shown = desk()
    const dialog = await chooseNumber(shown, "c12")
    await shown.user.click(await dialog.findByRole("button", { name: "Move to C12" }))
    expect(shown.saving.pending().get(2)?.content).toEqual({ points: { 1: 8 }, comments: "Hm" })
    expect(shown.saving.pending().get(1)?.content).toEqual({ points: {}, comments: "" })
    expect(window.location.search).toBe("?entry=2")
  })

  it("says which points do not apply there, and leaves them out", async () => {
    const [first, ...rest] = DEMO_WORKSPACE.criteria
    const criteria = first ? [{ ...first, classIds: [9] }, ...rest] : []
    const entries = [1, 2].map((id) => anEntry({ id, votingId: `C1${id}`, classId: id === 1 ? 9 : null }))
    const shown = desk({ criteria, entries })
    const dialog = await chooseNumber(shown, "C12")
    expect(await dialog.findByText(/do not apply there, and are left out: Creativity\./)).toBeTruthy()
    await shown.user.click(dialog.getByRole("button", { name: "Move to C12" }))
    expect(shown.saving.pending().get(2)?.content).toEqual({ points: {}, comments: "Hm" })
  })

  it("is shown beside the draft whose place it takes", async () => {
    const dialog = await chooseNumber(desk({ sheets: [sheetOf(2, false)] }), "C12")
    expect(await dialog.findByText(/has a draft of yours already/)).toBeTruthy()
    const row = dialog.getByRole("row", { name: /^Creativity/ })
    expect(row.textContent).toContain("8 / 103 / 10")
  })

  it("may go to an entry that was withdrawn, which is said, and another one can be chosen", async () => {
    const entries = [1, 2].map((id) =>
      anEntry({ id, votingId: `C1${id}`, status: id === 2 ? "withdrawn" : "expected" }),
    )
    const shown = desk({ entries })
    const dialog = await chooseNumber(shown, "C12")
    expect(await dialog.findByText("C12 was withdrawn. Its sheets do not count.")).toBeTruthy()
    await shown.user.click(dialog.getByRole("button", { name: "Choose another entry" }))
    expect(dialog.getByRole("textbox", { name: "Go to number" })).toBeTruthy()
  })

  it("that is submitted elsewhere meanwhile cannot be moved, which is said", async () => {
    const { change, user } = desk()
    await user.click(screen.getByRole("button", { name: "About this entry" }))
    const dialog = within(await screen.findByRole("dialog"))
    await user.click(await dialog.findByRole("button", { name: "Move this sheet…" }))
    change({ sheets: [sheetOf(1, true)] })
    expect(await dialog.findByText("Your sheet of C11 is no draft any more, so it cannot be moved.")).toBeTruthy()
  })

  it("is not moved to its own entry", async () => {
    const dialog = await chooseNumber(desk(), "C11")
    expect(await dialog.findByText("This is the sheet of C11 already")).toBeTruthy()
    expect(dialog.queryByRole("button", { name: /^Move to/ })).toBeNull()
  })

  it("waits until a submitted sheet is reopened", async () => {
    const dialog = await chooseNumber(desk({ sheets: [sheetOf(2, true)] }), "C12")
    expect(await dialog.findByText(/is submitted\. Ask the organizer to reopen it first\./)).toBeTruthy()
    expect(dialog.queryByRole("button", { name: /^Move to/ })).toBeNull()
  })
})
