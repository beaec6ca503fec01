import { Button, Modal, Text } from "@mantine/core"
import { copyText } from "../../lib/copy-text.ts"
import { errorText } from "../../lib/error-text.ts"
import { feedback } from "../../lib/feedback.ts"
import { ownerText } from "../../offline/sheet-text.ts"
import { removeUnsentSheet, type UnsentOnDevice, unsentSheetsAsText } from "../../offline/unsent-sheets.ts"
import { useConfirm } from "../../ui/dialogs/use-confirm.tsx"
import classes from "./unsent-sheets.module.css"
import { pointsInLine } from "./words.ts"

type Props = { sheets: readonly UnsentOnDevice[]; isOpen: boolean; onClose: () => void }

async function copy(sheets: readonly UnsentOnDevice[]): Promise<void> {
  if (await copyText(unsentSheetsAsText(sheets))) feedback.success("Copied", "Paste it wherever it can be typed in.")
  else feedback.failure("Not copied", "This browser does not allow it here.")
}

/** Every unsent sheet on this device: its content, why it is not sent, and what can be done. */
export function UnsentDialog({ sheets, isOpen, onClose }: Props) {
  const { confirm, dialog } = useConfirm()
  const remove = async (sheet: UnsentOnDevice) => {
    const isAgreed = await confirm({
      title: "Remove these scores?",
      message: `${sheet.label}: these scores are only on this device. If you remove them, they are gone.`,
      action: "Remove",
    })
    if (isAgreed)
      await removeUnsentSheet(sheet).catch((error: unknown) => feedback.failure("Not removed", errorText(error)))
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
            <UnsentSheetCard
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

type CardProps = { sheet: UnsentOnDevice; onCopy: () => void; onRemove: () => void }

/** One unsent sheet, readable without signing in. */
function UnsentSheetCard({ sheet, onCopy, onRemove }: CardProps) {
  const { label, isSubmitted, comments, sentence } = sheet
  return (
    <li className={classes.sheet}>
      <Text fw={600}>
        {label}, {isSubmitted ? "submitted" : "draft"}
      </Text>
      <Text c="dimmed">{ownerText(sheet)}</Text>
      <Text>{pointsInLine(sheet)}</Text>
      {comments !== "" && <Text className={classes.comments}>Comment: {comments}</Text>}
      <Text fw={600}>{sentence}</Text>
      <div className={classes.buttons}>
        <Button variant="default" onClick={onCopy} aria-label={`Copy as text: ${label}`}>
          Copy as text
        </Button>
        <Button variant="subtle" color="red" onClick={onRemove} aria-label={`Remove: ${label}`}>
          Remove
        </Button>
      </div>
    </li>
  )
}
