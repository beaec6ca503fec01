import { useSyncExternalStore } from "react"
import { type Stored, stored } from "../../../lib/stored.ts"
import { trpc } from "../../../lib/trpc.ts"

const isText = (value: unknown): value is string => typeof value === "string" && value !== ""

/** The address typed for the cards, stored on this device. */
const typed: Stored<string> = stored(() => window.localStorage, "rosette.card-address", isText)
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Sets the address on the cards; null removes it. */
export function setCardAddress(address: string | null): void {
  if (address === null) typed.clear()
  else typed.write(address)
  for (const listener of listeners) listener()
}

/** The typed address, or null. */
export const useTypedAddress = (): string | null => useSyncExternalStore(subscribe, typed.read)

/** The address at which phones in the same network reach the server, as it knows its own; null if it has none, or a public one. */
export function useLanAddress(): string | null {
  const { data } = trpc.session.current.useQuery()
  const { port } = window.location
  const [address] = data?.lanAddresses ?? []
  return address === undefined ? null : port ? `${address}:${port}` : address
}

/** The address on judges' cards: the typed one, else the server's configured address, else this page's. */
export function useCardAddress(): string {
  const { data } = trpc.session.current.useQuery()
  const own = useTypedAddress()
  return (own ?? data?.publicUrl ?? window.location.origin).replace(/\/+$/, "")
}
