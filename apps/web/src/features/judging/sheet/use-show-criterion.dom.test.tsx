import { aCriterion, anEntry } from "@rosette/contract/fixtures"
import { renderHook } from "@testing-library/react"
import { afterEach, expect, it, vi } from "vitest"
import { useShowCriterion } from "./use-show-criterion.ts"

const CRITERIA = [1, 6, 11].map((order) => aCriterion({ id: order, order }))

afterEach(() => {
  document.body.innerHTML = ""
})

/** Draws the row of a criterion. */
function draw(id: number): void {
  document.body.insertAdjacentHTML(
    "beforeend",
    `<div id="criterion-${id}"><i role="slider" tabindex="0">${id}</i></div>`,
  )
}

function shown() {
  const sum = { points: 0, max: 30, scored: 0, applicable: 3, unscored: CRITERIA, aboveMax: [] }
  const sheet = { content: { points: {}, comments: "" }, sum }
  const [goBack, open] = [vi.fn(), vi.fn()]
  const parts = { sheet, submitting: { goBack }, folding: { open } }
  const { result } = renderHook(() => useShowCriterion(anEntry(), CRITERIA, parts))
  const press = () => {
    result.current.showUnscored()
    return document.activeElement?.textContent
  }
  return { press, open }
}

it("each press opens the section of the next unscored criterion and focuses it, after the last one the first", () => {
  for (const { id } of CRITERIA) draw(id)
  const { press, open } = shown()
  expect([press(), press(), press(), press()]).toEqual(["1", "6", "11", "1"])
  expect(open.mock.calls.flat()).toEqual(["Body", "Interior", "Engine Compartment", "Body"])
})

it("a criterion whose row is not drawn yet is not skipped: the next press shows it", () => {
  draw(1)
  const { press } = shown()
  expect([press(), press()]).toEqual(["1", "1"])
  draw(6)
  expect(press()).toBe("6")
})
