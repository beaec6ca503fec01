import { Alert, Text } from "@mantine/core"
import type { BackupState } from "@rosette/contract/backups"
import { IconAlertTriangle } from "@tabler/icons-react"
import { formatAgo, formatDateTime } from "../../lib/format.ts"
import { Chevron } from "../../ui/figures/chevron.tsx"
import { Panel } from "../../ui/page/panel.tsx"
import classes from "./admin.module.css"

/** One line on the backups of this server; an alert if they fail, a notice if there are none. */
export function BackupLine({ everySeconds, lastAt, failure }: BackupState) {
  const last = lastAt === null ? "There is no backup yet." : `The last one was made ${formatAgo(lastAt)}.`
  if (failure !== null)
    return (
      <Alert role="alert" color="red" title="The last backup failed" icon={<IconAlertTriangle aria-hidden />}>
        {failure} {lastAt === null ? last : `The last backup is of ${formatDateTime(lastAt)}.`}
      </Alert>
    )
  if (everySeconds === null) return <NoBackups />
  return (
    <Text size="sm" c="dimmed" mb="sm">
      Backups are made by themselves. {last}
    </Text>
  )
}

/** What may be lost comes first, how to prevent it on demand, in the terms of the server's start message and manual. */
const NoBackups = () => (
  <Panel tone="open" label="Backups" py={0} mb="lg">
    <details>
      <summary className={classes.summary}>
        <IconAlertTriangle size={24} aria-hidden />
        <span>
          <b>No automatic backups.</b> If this machine fails, every score since your own last backup is lost.
        </span>
        <span className={classes.how}>
          Set up backups
          <Chevron />
        </span>
      </summary>
      <Text pb="md">
        Set <code>BACKUP_EVERY=1d</code> for one a day, or run <code>npm run backup</code> for one now. Copy the
        archives to another machine: a backup on the same disk goes with it.
      </Text>
    </details>
  </Panel>
)
