/** Where an entry stands on the day. Only `expected` (the default) and `checkedIn` entries compete. */
export const ENTRY_STATUSES = ["expected", "checkedIn", "absent", "withdrawn", "disqualified"] as const
export type EntryStatus = (typeof ENTRY_STATUSES)[number]

type WithStatus = { status?: EntryStatus | undefined }

/**
 * Whether an entry is judged and placed. Results, ties, awards, agreement, progress and the review first leave out the others.
 * Omitted means expected.
 */
export const competes = ({ status = "expected" }: WithStatus): boolean =>
  status === "expected" || status === "checkedIn"
