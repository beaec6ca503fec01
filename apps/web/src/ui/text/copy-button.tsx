import { ActionIcon } from "@mantine/core"
import { IconCheck, IconCopy } from "@tabler/icons-react"
import { useEffect, useState } from "react"
import { copyText } from "../../lib/copy-text.ts"
import { feedback } from "../../lib/feedback.ts"

const SHOWN_MS = 2_000

/** Copies a text and says so; `of` names it, as in "access code of Mia Berg". */
export function CopyButton({ text, of }: { text: string; of: string }) {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = async () => {
    if (await copyText(text)) setCopied(true)
    else feedback.failure("Not copied", "This browser does not allow it here. Select the text and copy it by hand.")
  }
  const label = isCopied ? `Copied ${of}` : `Copy ${of}`
  return (
    <ActionIcon onClick={copy} aria-label={label} title={label} color={isCopied ? "green" : "gray"}>
      {isCopied ? <IconCheck size={20} aria-hidden /> : <IconCopy size={20} aria-hidden />}
    </ActionIcon>
  )
}
