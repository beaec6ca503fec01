import { Alert, Button, Text } from "@mantine/core"
import { IconCloudUp } from "@tabler/icons-react"
import classes from "./notice.module.css"
import type { NoticeProps } from "./notice-props.ts"

/** Submitted without a connection: it is kept here until it is sent, or in this page where the browser stores nothing. */
export function WaitingNotice({ desk, sheet, where }: NoticeProps) {
  const canTakeBack = !sheet.pending?.isUnanswered && !sheet.stored?.isSubmitted
  return (
    <Alert
      title={`Submitted on this ${where}, not sent yet`}
      icon={<IconCloudUp aria-hidden />}
      className={classes.notice}
      role="status"
    >
      <Text mb={canTakeBack ? "sm" : 0}>
        It will send automatically when you're back online.
        {!desk.saving.isSafe() && " Keep this page open until then."}
      </Text>
      {canTakeBack && (
        <Button variant="default" onClick={sheet.takeBack}>
          Change it again
        </Button>
      )}
    </Alert>
  )
}
