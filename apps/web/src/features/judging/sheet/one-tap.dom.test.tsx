import type { Criterion } from "@rosette/contract/criteria"
import type { Entry } from "@rosette/contract/entries"
import { aCriterion, anEntry } from "@rosette/contract/fixtures"
import { USUAL_WORDS } from "@rosette/domain/events/event-words"
import { cleanup, fireEvent, screen } from "@testing-library/react"
import { beforeEach, describe, expect, it } from "vitest"
import { show } from "../../../../test/render.tsx"
import { setScreenWidth } from "../../../../test/screen-width.ts"
import { aDesk } from "../desk/desk-fixture.ts"
import { DEMO_WORKSPACE } from "../desk/test-mode.ts"
import { JudgingDesk } from "../judging-desk.tsx"
import { KeypadDialog } from "./points/keypad-dialog.tsx"
import { ScoringSheet } from "./scoring-sheet.tsx"
import type { OpenSheet } from "./use-sheet.ts"

beforeEach(() => {
  setScreenWidth("desktop")
  window.history.replaceState(null, "", "/judge")
})

/** Counts how often a field is read: once or more at each render that shows it. */
function counted<Thing extends object, Field extends keyof Thing & string>(
  thing: Thing,
  field: Field,
  reads: string[],
) {
  const value = thing[field]
  return Object.defineProperty({ ...thing }, field, {
    enumerable: true,
    get() {
      reads.push(String(value))
      return value
    },
  })
}

describe("one tap", () => {
  it("renders the row that it scores and no other, and no list of entries", async () => {
    const rows: string[] = []
    const names: string[] = []
    const criteria = DEMO_WORKSPACE.criteria.map((one): Criterion => counted(one, "name", rows))
    const other: Entry = counted(anEntry({ id: 2, entryName: "Blue Whale", votingId: "A2" }), "entryName", names)
    const desk = aDesk({
      workspace: { ...DEMO_WORKSPACE, criteria, entries: [...DEMO_WORKSPACE.entries, other] },
    })
    show(<JudgingDesk desk={desk} />)
    await screen.findByRole("list", { name: "Entries" })
    const sliders = screen.getAllByRole("slider")
    const press = (at: number, key: string) => fireEvent.keyDown(sliders[at] ?? document.body, { key })
    // The first score makes the entry "In Progress", which the list shows.
    press(0, "7")
    rows.length = 0
    names.length = 0
    press(1, "5")
    expect(screen.getByText("12")).toBeTruthy()
    expect([new Set(rows), names]).toEqual([new Set(["Technical Skill"]), []])
    screen.getByRole("button", { name: "Technical Skill: 5 of 10. Open the keypad" })
    expect(sliders.map((slider) => slider.getAttribute("aria-valuetext"))).toEqual(["7 of 10", "5 of 10", "Not scored"])
  })
})

describe("in the first picture after a move", () => {
  const criteria = [1, 6, 11].map((order) => aCriterion({ id: order, order, name: `Criterion ${order}` }))
  const sheet = (fields: Partial<OpenSheet> = {}): OpenSheet => ({
    content: { points: {}, comments: "" },
    sum: { points: 0, max: 30, scored: 0, applicable: 3, unscored: criteria, aboveMax: [] },
    stored: undefined,
    pending: undefined,
    criteria,
    isLocked: false,
    isSettled: false,
    lacking: [],
    isCompleting: false,
    setPoints: () => undefined,
    setComments: () => undefined,
    isReadOnly: false,
    judgeAnyway: () => undefined,
    takeBack: () => undefined,
    ...fields,
  })
  const folding = { isOpen: () => true, toggle: () => undefined, open: () => undefined }
  const drawn = (isWhole: boolean, of: readonly Criterion[] = criteria, open = sheet()) => {
    show(
      <ScoringSheet
        entry={anEntry({ id: 1 })}
        words={USUAL_WORDS}
        criteria={[...of]}
        sheet={open}
        folding={folding}
        isWhole={isWhole}
        isArmed
        commentsError={null}
        KeypadDialog={KeypadDialog}
      />,
    )
    const names = screen.getAllByRole("heading", { level: 4 }).map(({ textContent }) => textContent)
    return { names, hasComments: screen.queryByLabelText("Judge Comments") !== null }
  }

  it("the sheet ends with the first section", () => {
    expect(drawn(false)).toEqual({ names: ["Criterion 1"], hasComments: false })
  })

  it("the sheet is complete in the next one", () => {
    expect(drawn(true)).toEqual({ names: ["Criterion 1", "Criterion 6", "Criterion 11"], hasComments: true })
  })

  it("it has a criterion that can be scored, for the focus", () => {
    const [first, ...others] = criteria
    const unmet = first ? [{ ...first, requiresClassicVehicle: true }] : []
    expect(drawn(false, [...unmet, ...others]).names).toEqual(["Criterion 1", "Criterion 6"])
  })

  it("a locked sheet is complete at once: it has no controls", () => {
    expect(drawn(false, criteria, sheet({ isLocked: true, isSettled: true })).hasComments).toBe(true)
  })

  it("the sheet says how many points of the results it cannot give, once it is complete", () => {
    const [first, ...others] = criteria
    const sound = first ? [{ ...first, requiresSound: true }] : []
    const words = "10 of the 30 points are for criteria that do not apply to this entry and count as 0."
    drawn(false, [...others, ...sound])
    expect(screen.queryByText(words)).toBeNull()
    cleanup()
    drawn(true, [...others, ...sound])
    expect(screen.getByText(words)).toBeTruthy()
  })
})
