import { expect, it } from "vitest"
import { groupsOf } from "./code-groups.ts"

it.each([
  ["7KQ4MXTR", "7KQ4 MXTR"],
  ["ABCD23", "ABCD 23"],
  ["ABCD2", "ABCD2"],
  ["ABCD2FGHJ", "ABCD 2FGHJ"],
  ["BRAKEPAD", "BRAKEPAD"],
  ["ABCDEFGHJK", "ABCDEFGHJK"],
  ["ABCDEFGHJKMN", "ABCD EFGH JKMN"],
  ["", ""],
])("the code %s is shown as %s", (code, text) => {
  expect(
    groupsOf(code)
      .map((group) => group.text)
      .join(" "),
  ).toBe(text)
})
