import { useEffect, useState } from "react"
import { flushSync } from "react-dom"

/** True while the page is being printed: set before the browser lays out the pages, so that lists can render all their rows. */
export function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    window.addEventListener("beforeprint", begin)
    window.addEventListener("afterprint", end)
    return () => {
      window.removeEventListener("beforeprint", begin)
      window.removeEventListener("afterprint", end)
    }
  }, [])
  return isPrinting
}
