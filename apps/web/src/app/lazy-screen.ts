import { type ComponentType, type LazyExoticComponent, lazy, type ReactNode } from "react"

/** What a screen may get: the panel with the judges' sheets on this device. */
type ScreenProps = { keptSheets?: ReactNode }

export type Screen = {
  Component: LazyExoticComponent<ComponentType<ScreenProps>>
  /** Whether it calls the server, and so is rendered inside `ApiProvider`. */
  callsServer: boolean
  /** Starts loading its code. A failure is ignored here: rendering the screen tries again and shows it. */
  prepare: () => void
}

type Loading = () => Promise<ComponentType<ScreenProps>>

const ignore = () => undefined

/** A screen whose code is loaded when it is opened, or a moment before. */
export function lazyScreen(loading: Loading): Screen {
  return {
    Component: lazy(async () => ({ default: await loading() })),
    callsServer: false,
    prepare: () => void loading().catch(ignore),
  }
}

/** The frame of the screens that call the server; the landing page does not load it. */
const loadApiProvider = () => import("./api-provider.tsx").then((m) => m.ApiProvider)
export const LazyApiProvider = lazy(async () => ({ default: await loadApiProvider() }))

/** A screen that also calls the server. */
export function lazyApiScreen(loading: Loading): Screen {
  return {
    ...lazyScreen(loading),
    callsServer: true,
    prepare: () => void Promise.all([loadApiProvider(), loading()]).catch(ignore),
  }
}
