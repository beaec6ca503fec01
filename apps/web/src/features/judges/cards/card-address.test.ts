import { expect, it } from "vitest"
import { isOwnMachine, readCardAddress } from "./card-address.ts"

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
