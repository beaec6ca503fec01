import { expect, it } from "vitest"
import { changedFields } from "./changed-fields.ts"

const STORED = { name: "Paint", maxPoints: 10, imageUrl: null as string | null }

it.each([
  ["nothing is sent", {}, null],
  ["what is stored is sent again", { name: "Paint", maxPoints: 10, imageUrl: null }, null],
  ["a field is sent as undefined", { name: undefined }, null],
  [
    "one of two fields differs",
    { name: "Paint", maxPoints: 20 },
    { before: { maxPoints: 10 }, after: { maxPoints: 20 } },
  ],
  [
    "null becomes a text",
    { imageUrl: "https://a.test" },
    { before: { imageUrl: null }, after: { imageUrl: "https://a.test" } },
  ],
])("only fields that differ are a change: %s", (_case, sent, change) => {
  expect(changedFields(STORED, sent)).toEqual(change)
})
