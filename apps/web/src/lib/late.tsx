import { type ComponentType, useEffect, useState } from "react"
import { pageLoaded } from "./worker/page-loaded.ts"

/**
 * A component that is loaded after the page has finished loading. If that fails, nothing is shown in its place until the next
 * page load.
 */
export function Late({ load }: { load: () => Promise<ComponentType> }) {
  const [Part, setPart] = useState<ComponentType | null>(null)
  useEffect(() => {
    let isLeft = false
    pageLoaded()
      .then(load)
      .then(
        (part) => !isLeft && setPart(() => part),
        () => undefined,
      )
    return () => {
      isLeft = true
    }
  }, [load])
  return Part && <Part />
}
