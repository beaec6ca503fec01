import { createEvent, fireEvent, screen } from "@testing-library/react"
import { useState } from "react"
import { expect, it } from "vitest"
import { show } from "../../../../../test/render.tsx"
import { PointSlider } from "./point-slider.tsx"

type Start = { points?: number | null; max?: number; isDisabled?: boolean }

function Slider({ start, onChange }: { start: Start; onChange: (points: number | null) => void }) {
  const { points: first = null, max = 25, isDisabled = false } = start
  const [points, setPoints] = useState(first)
  const change = (next: number | null) => {
    setPoints(next)
    onChange(next)
  }
  return <PointSlider label="Paint" points={points} max={max} isDisabled={isDisabled} onChange={change} />
}

function slider(start: Start = {}) {
  const given: (number | null)[] = []
  const { user } = show(<Slider start={start} onChange={(points) => given.push(points)} />)
  return { user, given, element: screen.getByRole("slider", { name: "Paint" }) }
}

it.each([
  ["an arrow", 4, "{ArrowRight}", [5]],
  ["one digit", null, "7", [7]],
  ["two digits in a row", null, "18", [1, 18]],
  ["a second digit above the maximum is refused, and the first stays", null, "29", [2]],
  ["another number after Enter", null, "2{Enter}9", [2, 9]],
  ["a digit after an arrow", 10, "{ArrowRight}3", [11, 3]],
  ["another digit after Backspace: a new number", null, "1{Backspace}5", [1, null, 5]],
  ["a digit after a digit and an arrow: a new number", null, "1{ArrowRight}5", [1, 2, 5]],
  ["Backspace: unscored", 4, "{Backspace}", [null]],
  ["Delete: unscored", 4, "{Delete}", [null]],
  ["a letter: nothing", 4, "j", []],
  ["a digit with Ctrl, left to the browser", 4, "{Control>}5{/Control}", []],
])("%s: from %s of 25, %s gives %j", async (_title, points, keys, expected) => {
  const { user, given } = slider({ points })
  await user.tab()
  await user.keyboard(keys)
  expect(given).toEqual(expected)
})

it("a number has all the time it needs: a pause begins no new one", async () => {
  const { given, element } = slider()
  const press = (key: string, timeStamp: number) =>
    fireEvent(element, Object.defineProperty(createEvent.keyDown(element, { key }), "timeStamp", { value: timeStamp }))
  press("1", 0)
  press("0", 5_000)
  expect(given).toEqual([1, 10])
})

it("coming back to a slider begins a new number", async () => {
  const { user, given } = slider()
  await user.tab()
  await user.keyboard("1")
  await user.tab()
  await user.tab({ shift: true })
  await user.keyboard("5")
  expect(given).toEqual([1, 5])
})

it.each([
  [null, "Not scored", "0"],
  [0, "0 of 25", "0"],
  [12, "12 of 25", "12"],
  [30, "30 of 25", "25"],
])("with %s points announces %s, and stays within its range", (points, text, now) => {
  const { element } = slider({ points })
  const said = ["aria-valuetext", "aria-valuenow", "aria-valuemin", "aria-valuemax"].map((name) =>
    element.getAttribute(name),
  )
  expect(said).toEqual([text, now, "0", "25"])
})

it("a digit after a digit and a tap is a new number", async () => {
  const { user, given, element } = slider()
  element.getBoundingClientRect = () => new DOMRect(0, 0, 270, 20)
  await user.tab()
  await user.keyboard("1")
  fireEvent.click(element, { clientX: 130 })
  await user.keyboard("5")
  expect(given).toEqual([1, 12, 5])
})

it("a locked slider takes neither focus nor keys, and is announced as disabled", async () => {
  const { user, given, element } = slider({ points: 4, isDisabled: true })
  await user.tab()
  await expect.poll(() => document.activeElement).toBe(document.body)
  fireEvent.keyDown(element, { key: "5" })
  fireEvent.click(element, { clientX: 90 })
  expect([given, element.getAttribute("aria-disabled")]).toEqual([[], "true"])
})

it("scrolling with a finger changes nothing; a sideways drag does", () => {
  const { given, element } = slider({ points: 4 })
  element.getBoundingClientRect = () => new DOMRect(0, 0, 270, 20)
  const touch = { pointerId: 1, pointerType: "touch", button: 0 }
  fireEvent.pointerDown(element, { ...touch, clientX: 10, clientY: 10 })
  fireEvent.pointerMove(element, { ...touch, clientX: 14, clientY: 60 })
  fireEvent.pointerUp(element, touch)
  expect(given).toEqual([])
  fireEvent.pointerDown(element, { ...touch, clientX: 10, clientY: 10 })
  fireEvent.pointerMove(element, { ...touch, clientX: 110, clientY: 12 })
  expect(given).toEqual([10])
})

it("in two rows the maximum has the last place too: a tap on it and a drag past it give the maximum", () => {
  const { given, element } = slider({ points: 9, max: 10 })
  element.style.setProperty("--rows", "2")
  element.getBoundingClientRect = () => new DOMRect(0, 0, 360, 88)
  fireEvent.click(element, { clientX: 350, clientY: 60 })
  expect(given).toEqual([10])
  const touch = { pointerId: 1, pointerType: "touch", button: 0, clientY: 60 }
  fireEvent.pointerDown(element, { ...touch, clientX: 200 })
  fireEvent.pointerMove(element, { ...touch, clientX: 380 })
  expect(given).toEqual([10, 10])
})
