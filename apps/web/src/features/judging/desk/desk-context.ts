import { createContext, useContext, useSyncExternalStore } from "react"
import type { Desk } from "./desk.ts"
import type { Place } from "./words.ts"

/** A desk, and on what it is shown. */
type ShownDesk = Desk & Pick<Place, "where">

/** What everything on the judging screen works with. */
export const DeskContext = createContext<ShownDesk | null>(null)

export function useDesk(): ShownDesk {
  const desk = useContext(DeskContext)
  if (!desk) throw new Error("Only the judging screen has a desk")
  return desk
}

/** Where scores are that the server does not have. */
export function usePlace(): Place {
  const { where, saving } = useDesk()
  return { where, isSafe: useSyncExternalStore(saving.subscribe, saving.isSafe) }
}
