import { Button, Text } from "@mantine/core"
import type { KeptOnDevice } from "../../offline/kept-sheets.ts"
import { ownerText } from "../../offline/sheet-text.ts"
import classes from "./kept-sheets.module.css"
import { keptPoints } from "./kept-words.ts"

type Props = { sheet: KeptOnDevice; onCopy: () => void; onRemove: () => void }

/** One kept sheet, readable without signing in. */
export function KeptSheetCard({ sheet, onCopy, onRemove }: Props) {
  const { label, isSubmitted, comments, sentence } = sheet
  return (
    <li className={classes.sheet}>
      <Text fw={600}>
        {label}, {isSubmitted ? "submitted" : "draft"}
      </Text>
      <Text c="dimmed">{ownerText(sheet)}</Text>
      <Text>{keptPoints(sheet)}</Text>
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
