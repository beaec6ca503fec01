import { useEffect, useRef, useState } from "react"
import { forgetLinkedCode, linkedCode, takeCodeFromAddress } from "../../../lib/code-from-link.ts"

/** The code from the link that opened this screen; `onCode` is called for a link that is opened while the screen is shown. */
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
      // With Back, or on a phone that is passed on, the field is empty.
      forgetLinkedCode()
    }
  }, [])
  return code
}
