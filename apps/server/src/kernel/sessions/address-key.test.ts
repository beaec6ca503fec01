import { describe, expect, it } from "vitest"
import { addressKey, networkKey } from "./address-key.ts"

describe("what counts as one address", () => {
  it.each([
    ["192.0.2.7", "192.0.2.7"],
    ["::ffff:192.0.2.7", "192.0.2.7"],
    ["::FFFF:C000:0207", "192.0.2.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:0DB8:0001:0002::9", "2001:db8:1:2::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["2001:db8:1:2::", "2001:db8:1:2::/64"],
    ["::1", "0:0:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["not an address", "not an address"],
  ])("%s is %s", (address, key) => {
    expect(addressKey(address)).toBe(key)
  })
})

describe("what counts as one network", () => {
  it.each([
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1::/48"],
    ["2001:0DB8:0001:ffff::9", "2001:db8:1::/48"],
    ["::ffff:192.0.2.7", null],
    ["192.0.2.7", null],
  ])("%s is in %s", (address, key) => {
    expect(networkKey(address)).toBe(key)
  })
})
