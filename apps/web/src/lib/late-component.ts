import { type ComponentType, type LazyExoticComponent, lazy } from "react"
import { pageLoaded } from "./page-loaded.ts"

const Nothing: ComponentType = () => null

/**
 * A part that comes when the page has all it asked for. Where the network went before, the screen goes on without it, and the
 * next load tries again.
 */
export const lateComponent = (load: () => Promise<ComponentType>): LazyExoticComponent<ComponentType> =>
  lazy(async () => {
    await pageLoaded()
    return load().then(
      (part) => ({ default: part }),
      () => ({ default: Nothing }),
    )
  })
