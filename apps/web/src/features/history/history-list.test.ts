import { expect, it } from "vitest"
import { whoDidIt } from "./history-list.tsx"

it.each([
  [{ actor: "Ann", role: "judge", way: "name", device: "iPhone" }, "Ann · judge, by name and passcode · iPhone"],
  [{ actor: "Ann", role: "judge", way: "code", device: "" }, "Ann · judge, by access code"],
  [{ actor: "Olga", role: "organizer", way: "password", device: "Windows" }, "Olga · organizer · Windows"],
  [{ actor: "Master Admin", role: "masterAdmin", way: "managed", device: "" }, "Master Admin"],
  [{ actor: "Ann" }, "Ann"],
])("%j reads %j", (item, words) => {
  expect(whoDidIt(item)).toBe(words)
})
