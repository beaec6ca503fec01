import { type ComponentType, type LazyExoticComponent, lazy, type ReactNode } from "react"

/** What a screen may be given: what this device keeps of judges' sheets. */
type ScreenProps = { keptSheets?: ReactNode }

export type Screen = {
  Component: LazyExoticComponent<ComponentType<ScreenProps>>
  /** Whether it calls the server, and so stands in the workspace. */
  callsServer: boolean
  /** Starts fetching what it needs. A failure is no news here: showing the screen tries again and tells. */
  prepare: () => void
}

type Loading = () => Promise<ComponentType<ScreenProps>>

const ignore = () => undefined

/** A screen whose code comes when it is opened, or a moment before. */
export function lazyScreen(loading: Loading): Screen {
  return {
    Component: lazy(async () => ({ default: await loading() })),
    callsServer: false,
    prepare: () => void loading().catch(ignore),
  }
}

/** The frame of the screens that call the server; it is no part of what the landing page loads. */
const loadWorkspace = () => import("./workspace.tsx").then((m) => m.Workspace)
export const LazyWorkspace = lazy(async () => ({ default: await loadWorkspace() }))

/** A screen that also calls the server. */
export function lazyWorkspaceScreen(loading: Loading): Screen {
  return {
    ...lazyScreen(loading),
    callsServer: true,
    prepare: () => void Promise.all([loadWorkspace(), loading()]).catch(ignore),
  }
}
