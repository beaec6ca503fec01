import { Alert, Text } from "@mantine/core"
import type { BackupState } from "@rosette/contract"
import { IconAlertTriangle } from "@tabler/icons-react"
import { formatAgo, formatDateTime } from "../../lib/format.ts"

/** One line on the backups of this server; a failure is told as one. */
export function BackupLine({ everySeconds, lastAt, failure }: BackupState) {
  const last = lastAt === null ? "There is no backup yet." : `The last one was made ${formatAgo(lastAt)}.`
  if (failure !== null)
    return (
      <Alert role="alert" color="red" title="The last backup failed" icon={<IconAlertTriangle aria-hidden />}>
        {failure} {lastAt === null ? last : `The last backup is of ${formatDateTime(lastAt)}.`}
      </Alert>
    )
  return (
    <Text size="sm" c="dimmed" mb="sm">
      {everySeconds === null ? "This server makes no backups by itself." : `Backups are made by themselves. ${last}`}
    </Text>
  )
}
