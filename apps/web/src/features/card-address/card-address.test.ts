import { afterEach, expect, it } from "vitest"
import { forgetLinkedCode, linkedCode, takeCodeFromAddress } from "../../lib/code-from-link.ts"
import { isOwnMachine, judgeLink, readCardAddress } from "./card-address.ts"

it.each([
  ["http://localhost:3000", true],
  ["http://127.0.0.1:3000", true],
  ["http://127.1.2.3", true],
  ["http://show.localhost", true],
  ["http://[::1]:3000", true],
  ["http://0.0.0.0:3000", true],
  ["http://192.168.0.5:3000", false],
  ["https://localhost.example.com", false],
  ["https://show.example", false],
])("%s means the machine that opens it: %s", (address, isOwn) => {
  expect(isOwnMachine(address)).toBe(isOwn)
})

it.each([
  ["192.168.0.5:3000", "http://192.168.0.5:3000"],
  [" https://show.example/ ", "https://show.example"],
  ["show.example/rosette", "http://show.example/rosette"],
  ["localhost:3000", null],
  ["", null],
  ["the office laptop", null],
  ["http://", null],
])("'%s' is read as the address %s", (text, address) => {
  expect(readCardAddress(text)).toBe(address)
})

afterEach(forgetLinkedCode)

it("the link on a judge's card is one from which the sign-in takes the code", () => {
  const { pathname, search, hash } = new URL(judgeLink("https://show.example", "K7QM2XWA"))
  takeCodeFromAddress({ location: { pathname, search, hash }, history: { state: null, replaceState: () => {} } })
  expect(linkedCode()).toBe("K7QM2XWA")
})
