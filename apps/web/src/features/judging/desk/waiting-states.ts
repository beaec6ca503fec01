import type { PendingSheet } from "@rosette/outbox/records"
import { useMemo, useSyncExternalStore } from "react"
import type { SheetSaving } from "./desk.ts"

/** What lists show of a sheet that the server does not have yet. */
export type WaitingState = Pick<PendingSheet, "state" | "isSubmitted">
export type WaitingStates = ReadonlyMap<number, WaitingState>
type Saving = Pick<SheetSaving, "waiting" | "subscribe" | "isSafe">

const isSameStates = (a: WaitingStates, b: WaitingStates): boolean =>
  a.size === b.size &&
  [...a].every(([entryId, { state, isSubmitted }]) => {
    const other = b.get(entryId)
    return other?.state === state && other.isSubmitted === isSubmitted
  })

/** Reads the states of the waiting sheets: the same map until one of them begins to wait, ends or changes its state. */
export function waitingStatesOf(waiting: Saving["waiting"]): () => WaitingStates {
  let read: WaitingStates | null = null
  let shown: WaitingStates = new Map()
  return () => {
    const now = waiting()
    if (now === read) return shown
    read = now
    if (!isSameStates(shown, now))
      shown = new Map([...now].map(([entryId, { state, isSubmitted }]) => [entryId, { state, isSubmitted }]))
    return shown
  }
}

const never = () => () => undefined
const NONE: ReadonlyMap<number, PendingSheet> = new Map()
const none = () => NONE

/**
 * The states of the waiting sheets; none while the device's storage is being read (null). A score changes none, so a tap does not
 * render everything that lists entries.
 */
export function useWaitingStates(saving: Saving | null): WaitingStates {
  const waiting = saving?.waiting ?? none
  const states = useMemo(() => waitingStatesOf(waiting), [waiting])
  return useSyncExternalStore(saving?.subscribe ?? never, states)
}

/** How many sheets the server does not have yet. */
export const useWaitingCount = ({ waiting, subscribe }: Saving): number =>
  useSyncExternalStore(subscribe, () => waiting().size)

const yes = () => true

/** False if what is unsent would be lost with this page; true while the device's storage is being read (null). */
export const useIsSafe = (saving: Pick<Saving, "isSafe" | "subscribe"> | null): boolean =>
  useSyncExternalStore(saving?.subscribe ?? never, saving?.isSafe ?? yes)

/** The sheets that the server does not have yet, up to date. */
export const usePending = ({ saving }: { saving: Pick<SheetSaving, "pending" | "subscribe"> }) =>
  useSyncExternalStore(saving.subscribe, saving.pending)
