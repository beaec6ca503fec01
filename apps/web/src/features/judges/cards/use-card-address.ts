import { useSyncExternalStore } from "react"
import { type Stored, stored } from "../../../lib/stored.ts"
import { trpc } from "../../../lib/trpc.ts"

const isText = (value: unknown): value is string => typeof value === "string" && value !== ""

/** The address that somebody typed for the cards, kept on this device. */
const typed: Stored<string> = stored(() => window.localStorage, "rosette.card-address", isText)
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Lets cards point to another address; null takes it back. */
export function setCardAddress(address: string | null): void {
  if (address === null) typed.clear()
  else typed.write(address)
  for (const listener of listeners) listener()
}

/** The address that was typed; null where none was. */
export const useTypedAddress = (): string | null => useSyncExternalStore(subscribe, typed.read)

/** Where judges' cards point to: what was typed, else the address that the server was told it is reached at, else the one of this page. */
export function useCardAddress(): string {
  const { data } = trpc.session.current.useQuery()
  const own = useTypedAddress()
  return (own ?? data?.publicUrl ?? window.location.origin).replace(/\/+$/, "")
}
