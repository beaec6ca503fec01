import { Button, Modal, Text } from "@mantine/core"
import { copyText } from "../../lib/copy-text.ts"
import { errorText } from "../../lib/error-text.ts"
import { feedback } from "../../lib/feedback.ts"
import { type KeptOnDevice, keptSheetsAsText, removeKeptSheet } from "../../offline/kept-sheets.ts"
import { useConfirm } from "../../ui/dialogs/use-confirm.tsx"
import { KeptSheetCard } from "./kept-sheet.tsx"
import classes from "./kept-sheets.module.css"

type Props = { sheets: readonly KeptOnDevice[]; isOpen: boolean; onClose: () => void }

async function copy(sheets: readonly KeptOnDevice[]): Promise<void> {
  if (await copyText(keptSheetsAsText(sheets))) feedback.success("Copied", "Paste it wherever it can be typed in.")
  else feedback.failure("Not copied", "This browser does not allow it here.")
}

/** Every sheet that this device keeps: its content, why it is not sent, and what can be done. */
export function KeptDialog({ sheets, isOpen, onClose }: Props) {
  const { confirm, dialog } = useConfirm()
  const remove = async (sheet: KeptOnDevice) => {
    const isAgreed = await confirm({
      title: "Remove these scores?",
      message: `${sheet.label}: these scores are only on this device. If you remove them, they are gone.`,
      action: "Remove",
    })
    if (isAgreed)
      await removeKeptSheet(sheet).catch((error: unknown) => feedback.failure("Not removed", errorText(error)))
  }
  return (
    <>
      <Modal
        opened={isOpen}
        onClose={onClose}
        title="Score sheets on this device"
        size="lg"
        closeButtonProps={{ "aria-label": "Close" }}
      >
        {sheets.length === 0 && <Text>Nothing waits on this device any more.</Text>}
        <ul className={classes.list}>
          {sheets.map((sheet) => (
            <KeptSheetCard
              key={sheet.editId}
              sheet={sheet}
              onCopy={() => copy([sheet])}
              onRemove={() => remove(sheet)}
            />
          ))}
        </ul>
        {sheets.length > 1 && <Button onClick={() => copy(sheets)}>Copy all as text</Button>}
      </Modal>
      {dialog}
    </>
  )
}
