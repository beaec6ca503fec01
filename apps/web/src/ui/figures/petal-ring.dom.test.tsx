import { expect, it } from "vitest"
import { show } from "../../../test/render.tsx"
import { PetalRing } from "./petal-ring.tsx"

it.each([
  [0, 20, 0, false],
  [1, 20, 1, false],
  [2, 20, 1, false],
  [10, 20, 5, false],
  [19, 20, 10, false],
  [20, 20, 10, true],
  [0, 0, 0, false],
])("%s of %s: petals begun %s, whole: %s", (value, max, petals, isWhole) => {
  const { container } = show(<PetalRing value={value} max={max} size={40} />)
  const begun = container.querySelectorAll("g ellipse:nth-child(2)")
  expect([begun.length, container.querySelector("path") !== null]).toEqual([petals, isWhole])
})
