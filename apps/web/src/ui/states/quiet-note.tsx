import { Box, Button, CloseButton } from "@mantine/core"
import classes from "./states.module.css"

type Props = {
  text: string
  action: string
  onAction: () => void
  isPending: boolean
  dismissLabel: string
  onDismiss: () => void
}

/** A notice that is not urgent: it floats above the content, takes no focus, and can be dismissed. */
export function QuietNote({ text, action, onAction, isPending, dismissLabel, onDismiss }: Props) {
  return (
    <div className={classes.note} data-print="never">
      <Box component="span" fz="0.9375rem" fw={600}>
        {text}
      </Box>
      <Button variant="light" size="sm" px="sm" flex="none" mih="2.75rem" onClick={onAction} loading={isPending}>
        {action}
      </Button>
      <CloseButton aria-label={dismissLabel} onClick={onDismiss} />
    </div>
  )
}
