import type { Entry } from "@rosette/contract/entries"
import { competes, type EntryStatus, isOnlyCheckIn, takesReason } from "@rosette/domain/entries/entry-status"
import type { StatusAim } from "../../entry-status/use-status-saving.ts"

const ACTIONS: Record<EntryStatus, string> = {
  checkedIn: "Check in",
  expected: "Back to expected",
  absent: "Absent",
  withdrawn: "Withdraw",
  disqualified: "Disqualify",
}

/** What the way to a status is called: "Withdraw", "Back to expected", or "Reason" for a change of the reason alone. */
export const statusAction = ({ entry, status }: StatusAim): string =>
  entry.status === status ? "Reason" : ACTIONS[status]

const IN_MENU: readonly EntryStatus[] = ["checkedIn", "expected", "absent", "withdrawn", "disqualified"]

/** The ways from an entry's status to the others, and to another reason. */
export const statusAims = (entry: Entry): StatusAim[] =>
  IN_MENU.filter((status) => status !== entry.status || takesReason(status)).map((status) => ({ entry, status }))

/** Whether the way opens a dialog in any case. */
export const needsDialog = ({ status }: StatusAim): boolean => takesReason(status)

/** Whether places may move: where entries start or stop competing. An absent one has no sheets, else it is refused. */
export const mayMovePlaces = ({ entry, status }: StatusAim): boolean =>
  status !== "absent" && !isOnlyCheckIn(entry, { status }) && competes(entry) !== competes({ status })
