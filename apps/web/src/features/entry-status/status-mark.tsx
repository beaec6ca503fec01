import { type EntryStatus, STATUS_WORDS } from "@rosette/domain/entries/entry-status"
import { type Icon, IconBan, IconCheck, IconClock, IconLogout, IconUserOff } from "@tabler/icons-react"
import classes from "./status-mark.module.css"

const ICONS: Record<EntryStatus, Icon> = {
  expected: IconClock,
  checkedIn: IconCheck,
  absent: IconUserOff,
  withdrawn: IconLogout,
  disqualified: IconBan,
}

/** The icon of a status; a clock for an entry that is only expected. */
export function StatusIcon({ status }: { status: EntryStatus }) {
  const Shown = ICONS[status]
  return <Shown size={20} aria-hidden />
}

/** An entry's status as one word with an icon; nothing for an entry that is only expected. */
export function StatusMark({ status = "expected" }: { status?: EntryStatus | undefined }) {
  if (status === "expected") return null
  const Shown = ICONS[status]
  return (
    <span className={classes.mark} data-status={status}>
      <Shown size={16} aria-hidden />
      {STATUS_WORDS[status]}
    </span>
  )
}
