import { useSyncExternalStore } from "react"

const never = () => () => undefined

/** False while React takes over HTML that the build has rendered: what needs the app is not usable before. */
export const useIsLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
