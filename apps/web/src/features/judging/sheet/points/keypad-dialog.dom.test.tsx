import { screen } from "@testing-library/react"
import { useState } from "react"
import { expect, it } from "vitest"
import { show } from "../../../../../test/render.tsx"
import { aCriterion } from "../../judged-fixtures.ts"
import { withPoints } from "../sheet-content.ts"
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

async function open(start: Partial<Start> = {}) {
  const given: (string | number | null)[] = []
  const whole = { points: {}, maxPoints: [25], ...start }
  const { user } = show(<Sheet start={whole} onPoints={(name, points) => given.push(name, points)} />)
  await user.click(screen.getByRole("button", { name: "Open keypad" }))
  await screen.findByRole("dialog", { name: "Paint" })
  await expect.poll(() => document.activeElement?.textContent).toMatch(/^(Next|Done)$/)
  const tap = (...names: string[]) =>
    names.reduce((before, name) => before.then(() => user.click(key(name))), Promise.resolve())
  return { user, given, tap }
}

const key = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name })
const isClosed = () => screen.queryByRole("dialog") === null
const shown = () => document.querySelector("[aria-live=polite]")?.textContent

it("a tap sets the points, and the keypad closes if all is scored and no digit could follow", async () => {
  const { tap, given } = await open()
  await tap("1")
  expect([given, shown(), isClosed()]).toEqual([["Paint", 1], "Paint, 1 of 1: 1 of 25 points", false])
  await tap("8")
  expect([given.slice(2), isClosed()]).toEqual([["Paint", 18], true])
})

it("up to ten points every criterion takes one tap, and the next unscored one opens automatically", async () => {
  const { tap, given } = await open({ maxPoints: [10, 10, 10], points: { 2: 4 } })
  await tap("1")
  expect([given, shown(), document.activeElement?.textContent]).toEqual([
    ["Paint", 1],
    "Seats, 3 of 3: – of 10 points",
    "Done",
  ])
  await tap("10")
  expect([given.slice(2), isClosed()]).toEqual([["Seats", 10], true])
})

it("a digit that would exceed the maximum starts a new number", async () => {
  const { tap, given } = await open({ maxPoints: [12, 12] })
  await tap("1")
  expect(shown()).toBe("Paint, 1 of 2: 1 of 12 points")
  await tap("9")
  expect(given).toEqual(["Paint", 1, "Paint", 9])
})

it("digits typed for one criterion do not count for the next", async () => {
  const { tap, given } = await open({ maxPoints: [25, 25] })
  await tap("2", "Next", "3")
  expect(given).toEqual(["Paint", 2, "Glass", 3])
})

it("a digit above the maximum cannot be pressed", async () => {
  await open({ maxPoints: [5] })
  expect(["5", "6"].map((name) => key(name).disabled)).toEqual([false, true])
})

it("Clear removes the score, and is disabled without points", async () => {
  const { tap, given } = await open({ points: { 1: 7 } })
  await tap("Clear")
  expect([given, shown()]).toEqual([["Paint", null], "Paint, 1 of 1: – of 25 points"])
  expect(key("Clear").disabled).toBe(true)
})

it("Next goes to the next unscored criterion, also from the end to the start; Back goes to the previous one", async () => {
  const { tap } = await open({ maxPoints: [25, 25, 25], points: { 2: 4 } })
  expect(key("Back").disabled).toBe(true)
  await tap("Next")
  expect(screen.getByRole("dialog", { name: "Seats" })).toBeTruthy()
  await tap("Back")
  expect(screen.getByRole("dialog", { name: "Glass" })).toBeTruthy()
  await tap("Next", "Next")
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
