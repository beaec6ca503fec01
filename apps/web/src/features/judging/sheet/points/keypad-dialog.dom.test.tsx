import { aCriterion } from "@rosette/contract/fixtures"
import { withPoints } from "@rosette/outbox/sheet-content"
import { act, fireEvent, screen } from "@testing-library/react"
import { useState } from "react"
import { afterEach, expect, it, vi } from "vitest"
import { show } from "../../../../../test/render.tsx"
import { LATE_TAP_MS } from "../../desk/armed.tsx"
import { KeypadDialog } from "./keypad-dialog.tsx"

const NAMES = ["Paint", "Glass", "Seats"]

type Start = { points: Record<number, number>; maxPoints: readonly number[] }

function Sheet({ start, onPoints }: { start: Start; onPoints: (name: string, points: number | null) => void }) {
  const criteria = start.maxPoints.map((maxPoints, at) => aCriterion({ id: at + 1, name: NAMES[at] ?? "", maxPoints }))
  const [content, setContent] = useState({ points: start.points, comments: "" })
  const [criterion, setCriterion] = useState(criteria[0])
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open keypad
      </button>
      {criterion && (
        <KeypadDialog
          criteria={criteria}
          criterion={criterion}
          points={content.points}
          isOpen={isOpen}
          setPoints={(id, next) => {
            setContent((before) => withPoints(before, id, next))
            onPoints(NAMES[id - 1] ?? "", next)
          }}
          onMove={setCriterion}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

const sheetWith = (start: Partial<Start>, given: (string | number | null)[]) => (
  <Sheet start={{ points: {}, maxPoints: [25], ...start }} onPoints={(name, points) => given.push(name, points)} />
)

async function open(start: Partial<Start> = {}) {
  vi.useFakeTimers({ ...TIMERS, shouldAdvanceTime: true, advanceTimeDelta: 1 })
  const keypad = await openWith(start)
  /** Taps once the key takes taps. */
  const tap = (...names: string[]) => {
    for (const name of names) {
      keypad.pass(LATE_TAP_MS)
      keypad.tap(name)
    }
  }
  return { ...keypad, tap }
}

/** The same while no time passes but by `pass`. */
function openStill(start: Partial<Start> = {}) {
  vi.useFakeTimers(TIMERS)
  return openWith(start)
}

const TIMERS: Parameters<typeof vi.useFakeTimers>[0] = { toFake: ["setTimeout", "clearTimeout"] }

async function openWith(start: Partial<Start>) {
  const given: (string | number | null)[] = []
  const { user } = show(sheetWith(start, given))
  fireEvent.click(screen.getByRole("button", { name: "Open keypad" }))
  await act(() => vi.advanceTimersByTimeAsync(0))
  const tap = (...names: string[]) => {
    for (const name of names) fireEvent.click(key(name))
  }
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
  return { user, given, tap, pass }
}

afterEach(() => {
  vi.useRealTimers()
})

const key = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name })
const isClosed = () => screen.queryByRole("dialog") === null
const shown = () => document.querySelector("[aria-live=polite]")?.textContent

it("taps add up to a number, and only Done ends it: another digit may follow", async () => {
  const { tap, given } = await open()
  tap("1")
  expect([given, shown(), isClosed()]).toEqual([["Paint", 1], "Paint, 1 of 1: 1 of 25 points", false])
  tap("8")
  expect([given.slice(2), isClosed()]).toEqual([["Paint", 18], false])
  tap("Done")
  expect(isClosed()).toBe(true)
})

it("with a maximum of ten, 1 and 0 are ten on each criterion", async () => {
  const { tap, given } = await open({ maxPoints: [25, 10, 40] })
  tap("1", "0", "Next", "1", "0", "Next", "3", "0", "Done")
  expect(given).toEqual(["Paint", 1, "Paint", 10, "Glass", 1, "Glass", 10, "Seats", 3, "Seats", 30])
})

it("all scored, one is corrected to ten", async () => {
  const { tap, given } = await open({ maxPoints: [10, 10], points: { 1: 7, 2: 8 } })
  tap("1", "0")
  expect([given, isClosed()]).toEqual([["Paint", 1, "Paint", 10], false])
})

it("up to nine points a tap is the whole number: the next unscored one opens, and the last one stays open", async () => {
  const { tap, given } = await open({ maxPoints: [9, 9, 9], points: { 2: 4 } })
  tap("1")
  expect([given, shown(), document.activeElement?.textContent]).toEqual([
    ["Paint", 1],
    "Seats, 3 of 3: – of 9 points",
    "Done",
  ])
  tap("9")
  expect([given.slice(2), isClosed()]).toEqual([["Seats", 9], false])
})

const LATE = "Not taken: this one is new. Tap again."

it("a digit that follows at once is not taken for the next criterion, nor are those after it, and the keypad says so", async () => {
  const { tap, pass, given } = await openStill({ maxPoints: [9, 25] })
  pass(700)
  tap("1")
  pass(400)
  tap("0")
  pass(600)
  tap("5")
  expect([given, shown()]).toEqual([["Paint", 1], `Glass, ${LATE}: – of 25 points`])
  pass(700)
  tap("5")
  expect([given.slice(2), shown()]).toEqual([["Glass", 5], "Glass, 2 of 2: 5 of 25 points"])
})

it("a tap just after the keypad has opened is not taken: it was for the sheet", async () => {
  const { tap, pass, given } = await openStill()
  pass(699)
  tap("5")
  expect([given, shown()]).toEqual([[], `Paint, ${LATE}: – of 25 points`])
})

it.each<[string, number, string[], number]>([
  ["2 and 4 of 20", 20, ["2", "4"], 2],
  ["2 and 0 of 15", 15, ["2", "0"], 2],
  ["1 and 9 of 12", 12, ["1", "9"], 1],
])("a digit above the maximum is refused in sight, and what is there stays: %s", async (_title, max, digits, stays) => {
  const { tap, given } = await open({ maxPoints: [max, max] })
  tap(...digits)
  expect([given, shown()]).toEqual([
    ["Paint", stays],
    `Paint, ${digits.join("")} is more than ${max}. Clear to retype.: ${stays} of ${max} points`,
  ])
  tap("Clear", "7")
  expect([given.slice(2), shown()]).toEqual([["Paint", null, "Paint", 7], `Paint, 1 of 2: 7 of ${max} points`])
})

it("the second of two quick taps on Next skips no criterion, and a digit after Next counts at once", async () => {
  const { tap, pass, given } = await openStill({ maxPoints: [25, 25, 25] })
  pass(700)
  tap("4", "Next", "Next", "8")
  expect([given, shown()]).toEqual([["Paint", 4, "Glass", 8], "Glass, 2 of 3: 8 of 25 points"])
})

it("digits typed for one criterion do not count for the next", async () => {
  const { tap, given } = await open({ maxPoints: [25, 25] })
  tap("2", "Next", "3")
  expect(given).toEqual(["Paint", 2, "Glass", 3])
})

it("a digit above the maximum cannot be pressed", async () => {
  await open({ maxPoints: [5] })
  expect(["5", "6"].map((name) => key(name).disabled)).toEqual([false, true])
})

it("Clear removes the score, and is disabled without points", async () => {
  const { tap, given } = await open({ points: { 1: 7 } })
  tap("Clear")
  expect([given, shown()]).toEqual([["Paint", null], "Paint, 1 of 1: – of 25 points"])
  expect(key("Clear").disabled).toBe(true)
})

it("Next goes to the next unscored criterion, also from the end to the start; Back goes to the previous one", async () => {
  const { tap } = await open({ maxPoints: [25, 25, 25], points: { 2: 4 } })
  expect(key("Back").disabled).toBe(true)
  tap("Next")
  expect(screen.getByRole("dialog", { name: "Seats" })).toBeTruthy()
  tap("Back")
  expect(screen.getByRole("dialog", { name: "Glass" })).toBeTruthy()
  tap("Next", "Next")
  expect(screen.getByRole("dialog", { name: "Paint" })).toBeTruthy()
})

it.each([
  ["digits", "18", [1, 18]],
  ["Backspace", "{Backspace}", [null]],
  ["Delete", "{Delete}", [null]],
  ["a digit after Delete starts a new number", "1{Delete}8", [1, null, 8]],
])("on a keyboard, %s: %s gives %j, and the keypad stays until Enter", async (_title, keys, expected) => {
  const { user, given } = await open({ points: { 1: 7 } })
  await user.keyboard(keys)
  expect([given.filter((one) => one !== "Paint"), isClosed()]).toEqual([expected, false])
  await user.keyboard("{Enter}")
  expect(isClosed()).toBe(true)
})

it("on a keyboard, a digit and Enter score one criterion after the other", async () => {
  const { user, given } = await open({ maxPoints: [10, 25, 10] })
  await user.keyboard("8{Enter}18{Enter}10{Enter}")
  expect([given.filter((_, at) => at % 2 === 1), isClosed()]).toEqual([[8, 1, 18, 1, 10], true])
})

it("Escape closes it, and what was typed stays", async () => {
  const { user, given } = await open()
  await user.keyboard("1{Escape}")
  expect([given, isClosed()]).toEqual([["Paint", 1], true])
})

it("after Done nothing below the keypad takes a tap for 0.7 seconds", async () => {
  const { tap, pass } = await openStill()
  pass(700)
  tap("5", "Done")
  const shield = () => document.querySelector("body > div[aria-hidden=true]:not([data-portal])")
  pass(699)
  expect(shield()).toBeTruthy()
  pass(1)
  expect(shield()).toBeNull()
})
