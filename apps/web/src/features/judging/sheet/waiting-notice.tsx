import { Alert, Text } from "@mantine/core"
import { useNetwork } from "@mantine/hooks"
import { IconCloudUp } from "@tabler/icons-react"
import { ArmedButton } from "../desk/armed-button.tsx"
import { mayBeSent, sendingText } from "../desk/sending-text.ts"
import classes from "./notice.module.css"
import type { NoticeProps } from "./notice-props.ts"

/** Submitted and not sent: it is kept here until it is, or in this page where the browser stores nothing. */
export function WaitingNotice({ desk, sheet, where }: NoticeProps) {
  const { online } = useNetwork()
  // A server that could not take it may be able to now.
  const canTry = online && desk.session.state === "open"
  const canTakeBack = !sheet.pending?.isUnanswered && !sheet.stored?.isSubmitted
  return (
    <Alert
      title={`Submitted on this ${where}, not sent yet`}
      icon={<IconCloudUp aria-hidden />}
      className={classes.notice}
      role="status"
    >
      <Text mb={canTakeBack || canTry ? "sm" : 0}>
        {sendingText(desk.session)}
        {!desk.saving.isSafe() && ` Keep this page open${mayBeSent(desk.session) ? " until then" : ""}.`}
      </Text>
      {canTry && (
        <ArmedButton mr="xs" onClick={desk.saving.wake}>
          Send now
        </ArmedButton>
      )}
      {canTakeBack && (
        <ArmedButton variant="default" onClick={sheet.takeBack}>
          Change it again
        </ArmedButton>
      )}
    </Alert>
  )
}
