import { expect, it } from "vitest"
import { show } from "../../../test/render.tsx"
import { NameText } from "./name-text.tsx"

it.each([
  ["2022 Ford Mustang Mach-E GT", ["Mach-E"]],
  ["1972 Ford F-100", ["F-100"]],
  ["E-Type and MX-5", ["E-Type", "MX-5"]],
  ["A - B", []],
  ["An-extraordinarily-long-word", []],
  ["-", []],
  ["Blue Comet", []],
])("%s stays the same text, and does not break in %j", (name, whole) => {
  const { container } = show(<NameText name={name} />)
  expect(container.textContent).toBe(name)
  expect([...container.querySelectorAll("span")].map(({ textContent }) => textContent)).toEqual(whole)
})
