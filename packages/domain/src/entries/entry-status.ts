/** Where an entry stands on the day. Only `expected` (the default) and `checkedIn` entries compete. */
export const ENTRY_STATUSES = ["expected", "checkedIn", "absent", "withdrawn", "disqualified"] as const
export type EntryStatus = (typeof ENTRY_STATUSES)[number]

/** A status in one word. */
export const STATUS_WORDS: Record<EntryStatus, string> = {
  expected: "Expected",
  checkedIn: "Here",
  absent: "Absent",
  withdrawn: "Withdrawn",
  disqualified: "Disqualified",
}

export type WithStatus = { status?: EntryStatus | undefined }

/**
 * Whether an entry is judged and placed. Results, ties, awards, agreement, progress and the review first leave out the others.
 * Omitted means expected.
 */
export const competes = ({ status = "expected" }: WithStatus): boolean =>
  status === "expected" || status === "checkedIn"

/** The status of an entry whose status is known from earlier, except for whether it is here: a check-in raises no version of the setup. */
export function statusNow(known: EntryStatus, isHere: boolean): EntryStatus {
  if (!competes({ status: known })) return known
  return isHere ? "checkedIn" : "expected"
}

/** The statuses of entries that are judged and placed. */
export const COMPETING_STATUSES = ENTRY_STATUSES.filter((status) => competes({ status }))

/** An entry's status, and why it has it. */
export type EntryStanding = { status: EntryStatus; statusReason: string }

/** Whether a reason is stored with the status; with any other it is ignored. */
export const takesReason = (status: EntryStatus): boolean => status === "withdrawn" || status === "disqualified"

/** What an entry has once these fields are sent. Product rule: the reason of an earlier status is not one of the new status. */
export function standingAfter(stored: EntryStanding, sent: Partial<EntryStanding>): EntryStanding {
  const status = sent.status ?? stored.status
  if (!takesReason(status)) return { status, statusReason: "" }
  const earlier = status === stored.status ? stored.statusReason : ""
  return { status, statusReason: sent.statusReason ?? earlier }
}

/** Product rule: nobody is disqualified without a reason. */
export const lacksReason = ({ status, statusReason }: EntryStanding): boolean =>
  status === "disqualified" && statusReason === ""

/** Whether a change of status concerns nothing but the screens of organizers: who is here is judged and placed as who is expected. */
export const isOnlyCheckIn = (before: WithStatus, after: WithStatus): boolean => competes(before) && competes(after)
