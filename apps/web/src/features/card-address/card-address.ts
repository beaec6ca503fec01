import { useSyncExternalStore } from "react"
import { type Stored, stored } from "../../lib/stored.ts"
import { trpc } from "../../lib/trpc.ts"

/** Whether an address means the machine that opens it, such as "localhost": on a judge's phone, the phone itself. */
export function isOwnMachine(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { hostname } = new URL(address)
  return /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\])$/i.test(hostname)
}

/** Reads a typed server address, such as "192.168.0.5:3000"; null if it is not valid or a phone cannot reach it. */
export function readCardAddress(text: string): string | null {
  const typed = text.trim()
  const address = /^https?:/i.test(typed) ? typed : `http://${typed}`
  if (typed === "" || /\s/.test(typed) || !URL.canParse(address) || isOwnMachine(address)) return null
  return address.replace(/\/+$/, "")
}

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

/** The link to the judge login with the code filled in. The code is in the fragment, which is not sent to servers or logged. */
export const judgeLink = (address: string, accessCode: string): string =>
  `${address}/judge-login#code=${encodeURIComponent(accessCode)}`

/** The name of a judge's QR code for screen readers. */
export const qrLabel = ({ name }: { name: string }): string => `QR code that signs in ${name}`
