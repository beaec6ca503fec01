import { Alert, Text } from "@mantine/core"
import type { OwnSheet } from "@rosette/contract/sheets"
import { IconLockOpen } from "@tabler/icons-react"
import { formatDateTime } from "../../../lib/format.ts"
import classes from "./notice.module.css"

/** By whom and why the sheet was reopened, until it is submitted again. */
export function ReopenedNotice({ by, at, reason }: NonNullable<OwnSheet["reopened"]>) {
  return (
    <Alert
      title={`Reopened by ${by}`}
      icon={<IconLockOpen aria-hidden />}
      color="ribbon"
      className={classes.notice}
      role="status"
    >
      {reason && <Text fw={600}>{`“${reason}”`}</Text>}
      <Text>
        {`Your sheet is a draft again since ${formatDateTime(at)}. It counts once you submit it again; change it first if you need to.`}
      </Text>
    </Alert>
  )
}
