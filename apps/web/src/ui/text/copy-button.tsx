import { ActionIcon } from "@mantine/core"
import { IconCheck, IconCopy } from "@tabler/icons-react"
import { useCopy } from "./use-copy.ts"

/** Copies a text and says so; `of` names it, as in "access code of Mia Berg". */
export function CopyButton({ text, of }: { text: string; of: string }) {
  const { isCopied, copy } = useCopy(text, "Select the text and copy it by hand.")
  const label = isCopied ? `Copied ${of}` : `Copy ${of}`
  return (
    <ActionIcon onClick={copy} aria-label={label} title={label} color={isCopied ? "green" : "gray"}>
      {isCopied ? <IconCheck size={20} aria-hidden /> : <IconCopy size={20} aria-hidden />}
    </ActionIcon>
  )
}
