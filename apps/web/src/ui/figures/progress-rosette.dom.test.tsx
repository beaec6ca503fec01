import { screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { show } from "../../../test/render.tsx"
import { ProgressRosette } from "./progress-rosette.tsx"

const petals = () =>
  [...document.querySelectorAll<SVGElement>("[data-petal]")].map(({ dataset }) => Number(dataset.petal))

it.each([
  [0, "0%", [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]],
  [0.25, "25%", [1, 1, 0.5, 0, 0, 0, 0, 0, 0, 0]],
  [0.29, "29%", [1, 1, 0.9, 0, 0, 0, 0, 0, 0, 0]],
  [0.999, "99%", [1, 1, 1, 1, 1, 1, 1, 1, 1, 0.99]],
  [1, "", [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]],
  [1.5, "", [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]],
])("at %d it says “%s”, and a petal is a tenth", (value, text, filled) => {
  show(<ProgressRosette value={value} label="5 of 20 entries" />)
  expect(screen.getByRole("img", { name: "5 of 20 entries" }).textContent).toBe(text)
  for (const [index, share] of filled.entries()) expect(petals()[index]).toBeCloseTo(share)
})
