import { isIPv6 } from "node:net"

const GROUPS = 8
const GROUPS_OF_A_HOUSEHOLD = 4
const GROUPS_OF_A_CUSTOMER = 3
const EMBEDDED_IPV4 = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/

/** The key of an address: an IPv4 address itself; for IPv6 its /64 network, which one household has. */
export function addressKey(address: string): string {
  const groups = ipv6Groups(address)
  return Array.isArray(groups) ? `${groups.slice(0, GROUPS_OF_A_HOUSEHOLD).join(":")}::/64` : groups
}

/** The key of the /48 network of an IPv6 address: one customer can have that many households. Null for IPv4. */
export function networkKey(address: string): string | null {
  const groups = ipv6Groups(address)
  return Array.isArray(groups) ? `${groups.slice(0, GROUPS_OF_A_CUSTOMER).join(":")}::/48` : null
}

/** The groups of an IPv6 address; anything else, and an IPv4 address in the form of IPv6, as a text. */
function ipv6Groups(address: string): string[] | string {
  const bare = address.split("%", 1)[0] ?? ""
  if (!isIPv6(bare)) return address
  // The URL parser normalizes every form of an IPv6 address.
  const short = new URL(`http://[${bare}]`).hostname.slice(1, -1)
  const [, high, low] = EMBEDDED_IPV4.exec(short) ?? []
  if (high !== undefined && low !== undefined) return dotted(Number.parseInt(high, 16), Number.parseInt(low, 16))
  return groupsOf(short)
}

const dotted = (high: number, low: number) => [high >> 8, high & 255, low >> 8, low & 255].join(".")

function groupsOf(short: string): string[] {
  const [head = "", tail = ""] = short.split("::")
  const left = head === "" ? [] : head.split(":")
  const right = tail === "" ? [] : tail.split(":")
  return [...left, ...Array<string>(GROUPS - left.length - right.length).fill("0"), ...right]
}
