import { Button, CloseButton } from "@mantine/core"
import classes from "./quiet-note.module.css"

type Props = {
  text: string
  action: string
  onAction: () => void
  isPending: boolean
  dismissLabel: string
  onDismiss: () => void
}

/** A piece of news that can wait: it takes no room from the screen, asks for nothing, and goes when it is told to. */
export function QuietNote({ text, action, onAction, isPending, dismissLabel, onDismiss }: Props) {
  return (
    <div className={classes.note} data-print="never">
      <span className={classes.text}>{text}</span>
      <Button variant="light" size="sm" px="sm" className={classes.action} onClick={onAction} loading={isPending}>
        {action}
      </Button>
      <CloseButton aria-label={dismissLabel} onClick={onDismiss} />
    </div>
  )
}
