import { expect, it } from "vitest"
import { cardUrl, readCardCode } from "./card-code.ts"

it.each([
  ["https://show.example/c/7K2M9QX4/C12", { cardId: "7K2M9QX4", votingId: "C12" }],
  ["http://192.168.1.7:3000/c/7k2m9qx4/C12", { cardId: "7K2M9QX4", votingId: "C12" }],
  [" https://show.example/c/7K2M9QX4 ", { cardId: "7K2M9QX4", votingId: null }],
  ["https://show.example/c/7K2M9QX4/", { cardId: "7K2M9QX4", votingId: null }],
  ["https://show.example/c/7K2M9QX4/A%2F1?from=paper#x", { cardId: "7K2M9QX4", votingId: "A/1" }],
  ["https://show.example/c/7K2M9QX4/100%", { cardId: "7K2M9QX4", votingId: "100%" }],
  ["https://show.example/c/7K2M9QU4/C12", null],
  ["https://show.example/c/7K2M9QX/C12", null],
  ["https://show.example/v#7K2M9QX4", null],
  ["https://show.example/club/c/7K2M9QX4/C12", null],
  ["7K2M9QX4", null],
  ["WIFI:S:Show;;", null],
  ["", null],
])("%s", (text, code) => expect(readCardCode(text)).toEqual(code))

it("reads the address that it writes", () => {
  const card = { cardId: "7K2M9QX4", votingId: "№ 1/2 ?" }
  expect(readCardCode(cardUrl("https://show.example", card))).toEqual(card)
})
