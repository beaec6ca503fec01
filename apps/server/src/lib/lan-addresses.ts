import type { NetworkInterfaceInfo } from "node:os"

type Interfaces = NodeJS.Dict<Pick<NetworkInterfaceInfo, "address" | "family" | "internal">[]>

/** A machine without a network gives itself such an address: nobody else reaches it there. */
const SELF_GIVEN = "169.254."

const EVERY_ADDRESS = new Set(["0.0.0.0", "::"])

/** Whether a server with this HOST listens on all addresses of its machine. */
export const listensEverywhere = (host: string): boolean => EVERY_ADDRESS.has(host)

/** The addresses at which phones in the same network reach a server with this HOST. */
export function lanAddresses(host: string, interfaces: Interfaces): string[] {
  if (!listensEverywhere(host)) return []
  const all = Object.values(interfaces).flatMap((addresses) => addresses ?? [])
  return all
    .filter(({ family, internal, address }) => family === "IPv4" && !internal && !address.startsWith(SELF_GIVEN))
    .map(({ address }) => address)
}
