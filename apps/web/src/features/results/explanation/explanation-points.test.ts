import { expect, it } from "vitest"
import { shortNames } from "./explanation-points.tsx"

it.each([
  [
    ["Marta Kowalczyk", "Grant Ellison"],
    ["Marta", "Grant"],
  ],
  [
    ["Marta Kowalczyk", "Marta Berg", "Grant"],
    ["Marta K.", "Marta B.", "Grant"],
  ],
  [
    ["Marta Berg", "Marta Brandt"],
    ["Marta Berg", "Marta Brandt"],
  ],
  [
    ["Judge 1", "Judge 2"],
    ["Judge 1", "Judge 2"],
  ],
  [
    ["Ada", "Ada"],
    ["Ada", "Ada"],
  ],
])("%j are %j", (names, short) => {
  const judges = names.map((name, id) => ({ id, name }))
  expect([...shortNames(judges).values()]).toEqual(short)
})
