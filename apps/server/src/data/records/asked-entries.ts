import { COMPETING_STATUSES } from "@rosette/domain/entries/entry-status"

/** Entries that judges are asked for: those that compete. Others are in no count, nor are their sheets. */
export const ASKED = { status: { in: COMPETING_STATUSES } }

/** Filters sheets by entries that judges are asked for, overall or in one class. */
export const ofAsked = (classId: number | null | undefined) => ({
  entry: { ...ASKED, ...(classId != null && { classId }) },
})
