import { useEffect, useState } from "react"
import { copyText } from "../../lib/copy-text.ts"
import { feedback } from "../../lib/feedback.ts"

const SHOWN_MS = 2_000

/** Copies a text, and says for a moment that it did; `byHand` says what to do if the browser does not allow it. */
export function useCopy(text: string, byHand: string): { isCopied: boolean; copy: () => Promise<void> } {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = async () => {
    if (await copyText(text)) setCopied(true)
    else feedback.failure("Not copied", `This browser does not allow it here. ${byHand}`)
  }
  return { isCopied, copy }
}
