import { expect, it } from "vitest"
import { lanAddresses } from "./lan-addresses.ts"

const INTERFACES = {
  lo: [{ address: "127.0.0.1", family: "IPv4" as const, internal: true }],
  wlan0: [
    { address: "192.168.0.5", family: "IPv4" as const, internal: false },
    { address: "fe80::1", family: "IPv6" as const, internal: false },
  ],
  eth0: [{ address: "169.254.7.7", family: "IPv4" as const, internal: false }],
}

it.each([
  ["0.0.0.0", ["192.168.0.5"]],
  ["::", ["192.168.0.5"]],
  ["127.0.0.1", []],
  ["192.168.0.5", []],
])("with HOST=%s phones reach the server at %j", (host, addresses) => {
  expect(lanAddresses(host, INTERFACES)).toEqual(addresses)
})
