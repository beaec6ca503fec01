import { useEffect, useLayoutEffect, useRef } from "react"
import { forgetLinkedCode, linkedCode, takeCodeFromAddress } from "../../../lib/code-from-link.ts"

/** Calls `onCode` with the code from the link that opened this screen, and from one that is opened while the screen is shown. */
export function useLinkedCode(onCode: (code: string) => void): void {
  const latest = useRef(onCode)
  useEffect(() => {
    latest.current = onCode
  })
  // Not while rendering: the HTML of the build knows no code.
  useLayoutEffect(() => {
    if (linkedCode() !== "") latest.current(linkedCode().toUpperCase())
  }, [])
  useEffect(() => {
    const follow = () => {
      takeCodeFromAddress()
      if (linkedCode() !== "") latest.current(linkedCode().toUpperCase())
    }
    window.addEventListener("hashchange", follow)
    return () => {
      window.removeEventListener("hashchange", follow)
      // With Back, or on a phone that is passed on, the field is empty.
      forgetLinkedCode()
    }
  }, [])
}
