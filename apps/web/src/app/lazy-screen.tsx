import { type ComponentType, lazy } from "react"

export type Screen = { Component: ComponentType; load: () => Promise<unknown> }

type Loading = () => Promise<ComponentType>

/** A screen whose code comes when it is opened, or a moment before (`load`). */
export function lazyScreen(loading: Loading): Screen {
  const load = async () => ({ default: await loading() })
  return { Component: lazy(load), load }
}

/** A screen that also calls the server: both come at once, not one after the other. */
export function lazyWorkspaceScreen(loading: Loading): Screen {
  return lazyScreen(async () => {
    const [Component, { Workspace }] = await Promise.all([loading(), import("./workspace.tsx")])
    return function InWorkspace() {
      return (
        <Workspace>
          <Component />
        </Workspace>
      )
    }
  })
}
