import { Button, FileButton } from "@mantine/core"
import { useRef } from "react"

type Props = { onFile: (file: File) => void; isDisabled: boolean }

/** Opens the browser's list of files at once. */
export function ChooseAnotherFile({ onFile, isDisabled }: Props) {
  const clear = useRef<() => void>(null)
  return (
    <FileButton
      accept=".csv,text/csv"
      resetRef={clear}
      onChange={(file) => {
        // Cleared, so that the same file can be chosen again after it was corrected.
        clear.current?.()
        if (file) onFile(file)
      }}
    >
      {(props) => (
        <Button {...props} variant="default" disabled={isDisabled}>
          Choose Another File
        </Button>
      )}
    </FileButton>
  )
}
