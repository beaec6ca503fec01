import { screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { show } from "../../../test/render.tsx"
import { ProgressRosette } from "./progress-rosette.tsx"

const petals = () =>
  [...document.querySelectorAll<SVGElement>("[data-petal]")].map(({ dataset }) => Number(dataset.petal))

it.each([
  [0, 20, 0, "0%", [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]],
  [5, 20, 25, "25%", [1, 1, 0.5, 0, 0, 0, 0, 0, 0, 0]],
  [29, 100, 29, "29%", [1, 1, 0.9, 0, 0, 0, 0, 0, 0, 0]],
  [2997, 3000, 99, "99%", [1, 1, 1, 1, 1, 1, 1, 1, 1, 0.99]],
  [20, 20, 100, "", [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]],
  [30, 20, 100, "", [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]],
  [0, 0, 0, "0%", [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]],
])("at %d of %d, %d percent, it says “%s”, and a petal is a tenth", (done, of, percent, text, filled) => {
  show(<ProgressRosette done={done} of={of} percent={percent} label="5 of 20 entries" />)
  expect(screen.getByRole("img", { name: "5 of 20 entries" }).textContent).toBe(text)
  for (const [index, share] of filled.entries()) expect(petals()[index]).toBeCloseTo(share)
})
