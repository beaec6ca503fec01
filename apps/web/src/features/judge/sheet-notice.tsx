import { Alert, Button, Text } from "@mantine/core"
import { IconAlertTriangle, IconLock } from "@tabler/icons-react"
import classes from "./sheet-notice.module.css"
import type { OpenSheet } from "./use-sheet.ts"

type Props = {
  sheet: OpenSheet
  isRefreshing: boolean
  onRetry: () => void
  onRefresh: () => void
  onForget: () => void
}

/** Above the sheet: that it is locked, or what stands in the way of saving it, and what to do. */
export function SheetNotice({ sheet, isRefreshing, onRetry, onRefresh, onForget }: Props) {
  const { stored, pending } = sheet
  if (stored?.isSubmitted) {
    return (
      <Alert
        title="Submitted — ask the organizer to reopen it"
        icon={<IconLock aria-hidden />}
        className={classes.notice}
        role="status"
      >
        <Text mb="sm">
          {pending
            ? "What you typed after that is still kept here. It can be sent once the sheet is open again."
            : "These are the scores that count. They cannot be changed any more unless the organizer reopens them."}
        </Text>
        <Button variant="default" onClick={onRefresh} loading={isRefreshing}>
          Check again
        </Button>
        {pending && (
          <Button variant="subtle" ml="xs" onClick={onForget}>
            Drop what I typed
          </Button>
        )}
      </Alert>
    )
  }
  if (pending?.state !== "needs-you" || !pending.refusal) return null
  const { message, issues } = pending.refusal
  return (
    <Alert
      color="red"
      title={pending.isSubmitted ? "Not submitted yet" : "Draft not saved yet"}
      icon={<IconAlertTriangle aria-hidden />}
      className={classes.notice}
    >
      <Text>{message} Nothing is lost: your scores are kept here.</Text>
      {issues.map((issue) => (
        <Text key={issue.path.join(".")} fw={600}>
          {issue.message}
        </Text>
      ))}
      <Button variant="default" mt="sm" onClick={onRetry}>
        Try again
      </Button>
    </Alert>
  )
}
