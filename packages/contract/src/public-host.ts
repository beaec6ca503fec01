/** Networks that are not on the public internet: first address and prefix length. */
const CLOSED_IPV4: readonly (readonly [address: string, bits: number])[] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["224.0.0.0", 3],
]

/** Endings of names that are only valid inside a local network, or reserved so that nobody has them on the internet. */
const CLOSED_ENDINGS = [
  "localhost",
  "local",
  "localdomain",
  "internal",
  "intranet",
  "lan",
  "home",
  "home.arpa",
  "corp",
  "private",
  "test",
  "invalid",
  "onion",
  "alt",
]

const DOTTED = /^\d+\.\d+\.\d+\.\d+$/

const numberOf = (dotted: string) => dotted.split(".").reduce((sum, byte) => sum * 256 + Number(byte), 0)

const isIn = (address: number, [network, bits]: readonly [string, number]) =>
  Math.floor(address / 2 ** (32 - bits)) === Math.floor(numberOf(network) / 2 ** (32 - bits))

/** Whether a name contains a closed address, as names do that lead to it: 127.0.0.1.nip.io, 10-0-0-1.sslip.io. */
function namesClosedAddress(hostname: string): boolean {
  const parts = hostname.split(/[.-]/)
  return parts.some((_, start) => {
    const address = parts.slice(start, start + 4)
    return address.length === 4 && address.every(isByte) && isClosed(numberOf(address.join(".")))
  })
}

const isByte = (part: string) => /^\d{1,3}$/.test(part) && Number(part) < 256
const isClosed = (address: number) => CLOSED_IPV4.some((network) => isIn(address, network))

/** Whether an IPv6 address is in the public range 2000::/3 and does not tunnel to another address. */
function isPublicIpv6(address: string): boolean {
  const [first = "", second = ""] = address.split(":")
  const group = Number.parseInt(first, 16)
  if (!(group >= 0x2000 && group <= 0x3fff)) return false
  const isTunnel = group === 0x2002 || (group === 0x2001 && ["", "0", "db8"].includes(second))
  return !isTunnel
}

/**
 * Whether everybody on the internet can reach the host by this name: not this machine, no local network, no single word.
 * `typed` is the host as it was typed, `hostname` what the URL parser makes of it. An IPv4 address must be typed in its
 * usual dotted form: other forms could hide a private address.
 */
export function isPublicHost({ typed, hostname }: { typed: string; hostname: string }): boolean {
  if (typed === "") return false
  if (hostname.startsWith("[")) return isPublicIpv6(hostname.slice(1, -1))
  if (DOTTED.test(hostname)) {
    const address = numberOf(hostname)
    return typed === hostname && !isClosed(address)
  }
  if (!hostname.includes(".") || hostname.endsWith(".") || namesClosedAddress(hostname)) return false
  return !CLOSED_ENDINGS.some((ending) => hostname === ending || hostname.endsWith(`.${ending}`))
}
