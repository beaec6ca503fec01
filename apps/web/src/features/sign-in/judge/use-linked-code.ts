import { useEffect, useRef, useState } from "react"
import { forgetLinkedCode, linkedCode, takeCodeFromAddress } from "../../../lib/code-from-link.ts"

/** The code of the card whose link opened this screen; `onCode` hears of a card that is followed while it is open. */
export function useLinkedCode(onCode: (code: string) => void): string {
  const [code] = useState(() => linkedCode().toUpperCase())
  const latest = useRef(onCode)
  useEffect(() => {
    latest.current = onCode
  })
  useEffect(() => {
    const follow = () => {
      takeCodeFromAddress()
      if (linkedCode() !== "") latest.current(linkedCode().toUpperCase())
    }
    window.addEventListener("hashchange", follow)
    return () => {
      window.removeEventListener("hashchange", follow)
      // Whoever comes back to this screen, by Back or on a phone that is passed on, finds it empty.
      forgetLinkedCode()
    }
  }, [])
  return code
}
