import { Button, Text } from "@mantine/core"
import { AboveMaxLines } from "./above-max-notice.tsx"
import type { NoticeProps } from "./notice-props.ts"
import { WarningNotice } from "./warning-notice.tsx"

/** Names the criteria that a refusal is about. A criterion that was removed is not sent with the next attempt. */
export function NotSavedNotice({ desk, sheet, retry, where }: NoticeProps) {
  const { pending, sum } = sheet
  const { code, message, issues } = pending?.refusal ?? { code: "", message: "", issues: [] }
  const others = issues.filter(({ path }) => path[0] !== "scores")
  const isAboutPoints = code === "INVALID_INPUT" && others.length < issues.length
  return (
    <WarningNotice title={pending?.isSubmitted ? "Not submitted yet" : "Draft not saved yet"}>
      {isAboutPoints ? (
        sum.aboveMax.length > 0 ? (
          <AboveMaxLines sheet={sheet} />
        ) : (
          <Text>The organizer has changed the criteria since. Please look through the sheet, then try again.</Text>
        )
      ) : (
        others.length === 0 && <Text>{message}</Text>
      )}
      {others.map((issue) => (
        <Text key={issue.path.join(".")} fw={600}>
          {issue.message}
        </Text>
      ))}
      <Text>
        {desk.saving.isSafe()
          ? `Your scores are saved on this ${where}.`
          : "Your scores are only in this page: keep it open."}
      </Text>
      <Button variant="default" mt="sm" aria-disabled={!retry.isArmed || undefined} onClick={retry.run}>
        Try again
      </Button>
    </WarningNotice>
  )
}
