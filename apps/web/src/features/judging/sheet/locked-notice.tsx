import { Alert, Button, Text } from "@mantine/core"
import { IconLock } from "@tabler/icons-react"
import { formatDateTime } from "../../../lib/format.ts"
import { ArmedButton } from "../desk/armed-button.tsx"
import classes from "./notice.module.css"
import type { NoticeProps } from "./notice-props.ts"
import { SheetsCompared } from "./sheets-compared.tsx"

/** Submitted. Where this device still keeps another version, both are shown. */
export function LockedNotice({ desk, position, sheet: { pending, content }, where }: NoticeProps) {
  const mine = pending?.state === "needs-you" ? pending.content : null
  const place = desk.saving.isSafe() ? "is still saved here" : "is only in this page, so keep it open"
  return (
    <Alert
      title="Submitted and locked. To change it, ask the organizer."
      icon={<IconLock aria-hidden />}
      className={classes.notice}
      role="status"
    >
      <Text mb="sm">
        {mine
          ? `The submitted scores count. What you entered on this ${where} ${place}: you can send it once the organizer has reopened the sheet.`
          : desk.outdatedSince
            ? `These are the scores that counted at ${formatDateTime(desk.outdatedSince)}. The server has not answered since; it is asked again by itself.`
            : "These are the scores that count."}
      </Text>
      {mine && (
        <SheetsCompared {...{ desk, where, mine }} theirs={content} entryId={position.entry.id} as="Submitted" />
      )}
      <Button variant="default" onClick={desk.refresh} loading={desk.isRefreshing}>
        Check again
      </Button>
      {mine && !pending?.isUnanswered && (
        <ArmedButton variant="subtle" ml="xs" onClick={() => desk.saving.drop(position.entry.id)}>
          Drop what I typed
        </ArmedButton>
      )}
    </Alert>
  )
}
