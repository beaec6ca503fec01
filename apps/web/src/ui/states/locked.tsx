import { createContext, useContext } from "react"

/** Whether nothing on this screen can be changed now; the screen itself says why. */
const Locked = createContext(false)

export const LockedProvider = Locked.Provider

/** True where a change would be refused: buttons that begin one are disabled, before a form is filled. */
export const useLocked = (): boolean => useContext(Locked)
