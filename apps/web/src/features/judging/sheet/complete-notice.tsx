import { Alert, Text } from "@mantine/core"
import { IconListCheck } from "@tabler/icons-react"
import classes from "./notice.module.css"
import type { NoticeProps } from "./notice-props.ts"

/** Submitted, and the criteria have changed since: the missing points can be added without reopening. */
export function CompleteNotice({ sheet: { lacking, stored } }: NoticeProps) {
  return (
    <Alert
      title={stored?.isAsked ? "The organizer asks you to complete this sheet" : "Submitted, but not complete"}
      icon={<IconListCheck aria-hidden />}
      color="ribbon"
      className={classes.notice}
      role="status"
    >
      <Text>
        Asked for only since you submitted: <b>{lacking.map(({ name }) => name).join(", ")}</b>. Score it and submit
        again. Everything else stays as you submitted it.
      </Text>
    </Alert>
  )
}
