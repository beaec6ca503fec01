import { Alert, Text } from "@mantine/core"
import { IconLock } from "@tabler/icons-react"
import { ArmedButton } from "../desk/armed-button.tsx"
import classes from "./notice.module.css"
import type { NoticeProps } from "./notice-props.ts"

/** What becomes of this sheet while judging is closed; the bar below says that it is closed. */
export function ClosedNotice({ desk, sheet: { pending, takeBack }, where }: NoticeProps) {
  if (!pending?.isSubmitted) return null
  return (
    <Alert
      title={`Submitted on this ${where}, not sent: judging is closed`}
      icon={<IconLock aria-hidden />}
      className={classes.notice}
      role="status"
    >
      <Text mb="sm">
        If the organizer opens judging again, this sheet is sent as submitted.
        {!desk.saving.isSafe() && " Keep this page open until then."}
      </Text>
      <ArmedButton variant="default" onClick={takeBack}>
        Change it again
      </ArmedButton>
    </Alert>
  )
}
