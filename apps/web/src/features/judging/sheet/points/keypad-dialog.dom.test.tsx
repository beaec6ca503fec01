import { screen } from "@testing-library/react"
import { useState } from "react"
import { expect, it } from "vitest"
import { show } from "../../../../../test/render.tsx"
import { aCriterion } from "../../judged-fixtures.ts"
import { KeypadDialog } from "./keypad-dialog.tsx"

type Start = { points: number | null; maxPoints: number }

function Keypad({ start, onPoints }: { start: Start; onPoints: (points: number | null) => void }) {
  const [points, setPoints] = useState(start.points)
  const [isOpen, setOpen] = useState(false)
  const set = (_criterionId: number, next: number | null) => {
    setPoints(next)
    onPoints(next)
  }
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open keypad
      </button>
      <KeypadDialog
        criterion={aCriterion({ name: "Paint", maxPoints: start.maxPoints })}
        points={points}
        isOpen={isOpen}
        setPoints={set}
        onClose={() => setOpen(false)}
      />
    </>
  )
}

async function open(start: Partial<Start> = {}) {
  const given: (number | null)[] = []
  const whole = { points: null, maxPoints: 25, ...start }
  const { user } = show(<Keypad start={whole} onPoints={(points) => given.push(points)} />)
  await user.click(screen.getByRole("button", { name: "Open keypad" }))
  await screen.findByRole("dialog", { name: "Paint" })
  await expect.poll(() => document.activeElement?.textContent).toBe("Done")
  const tap = (...names: string[]) =>
    names.reduce((before, name) => before.then(() => user.click(key(name))), Promise.resolve())
  return { user, given, tap }
}

const key = (name: string) => screen.getByRole("button", { name })
const isClosed = () => screen.queryByRole("dialog") === null
const shown = () => document.querySelector("[aria-live=polite]")?.textContent

it("a tap sets the points, and closes the keypad once no digit could follow", async () => {
  const { tap, given } = await open()
  await tap("1")
  expect([given, shown(), isClosed()]).toEqual([[1], "1 of 25 points", false])
  await tap("8")
  expect([given, isClosed()]).toEqual([[1, 18], true])
})

it("a tap whose digits together pass the maximum starts anew", async () => {
  const { tap, given } = await open({ maxPoints: 10 })
  await tap("1", "2")
  expect(given).toEqual([1, 2])
})

it("a digit above the maximum by itself changes nothing", async () => {
  const { tap, given } = await open({ points: 3, maxPoints: 5 })
  await tap("6")
  expect([given, shown(), isClosed()]).toEqual([[], "3 of 5 points", false])
})

it("Clear unscores, and is there only with points to clear", async () => {
  const { tap, given } = await open({ points: 7 })
  await tap("Clear")
  expect([given, shown()]).toEqual([[null], "– of 25 points"])
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Clear" }).disabled).toBe(true)
})

it.each([
  ["digits", "18", [1, 18]],
  ["Backspace", "{Backspace}", [null]],
  ["Delete", "{Delete}", [null]],
  ["a digit after Delete starts anew", "1{Delete}8", [1, null, 8]],
])("on a keyboard, %s: %s gives %j, and the keypad stays until Enter", async (_title, keys, expected) => {
  const { user, given } = await open({ points: 7 })
  await user.keyboard(keys)
  expect([given, isClosed()]).toEqual([expected, false])
  await user.keyboard("{Enter}")
  expect(isClosed()).toBe(true)
})

it("Escape closes it, what was typed stays, and the focus goes back", async () => {
  const { user, given } = await open()
  await user.keyboard("1{Escape}")
  expect([given, isClosed()]).toEqual([[1], true])
  await expect.poll(() => document.activeElement?.textContent).toBe("Open keypad")
})
