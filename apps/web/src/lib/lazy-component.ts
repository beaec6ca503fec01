import { type ComponentType, type LazyExoticComponent, lazy } from "react"
import { earlyLoads } from "./early-loads.ts"
import { pageLoaded } from "./worker/page-loaded.ts"

const Nothing: ComponentType = () => null

/**
 * A component that is loaded after the page has finished loading, and what the app needs next. If that fails, nothing is shown in its place until the
 * next page load.
 */
export const lazyComponent = (load: () => Promise<ComponentType>): LazyExoticComponent<ComponentType> =>
  lazy(async () => {
    await pageLoaded()
    await earlyLoads()
    return load().then(
      (part) => ({ default: part }),
      () => ({ default: Nothing }),
    )
  })
