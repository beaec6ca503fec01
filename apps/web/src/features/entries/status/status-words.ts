import type { EntryStatus } from "@rosette/domain/entries/entry-status"

const OUT = "Judges are not asked for it, and it gets no place. Its sheets are kept, and count again if it comes back."
const BACK = "Its sheets count again, and it gets a place."

/** What a status does to an entry that started or stopped competing by it. */
export const STATUS_EFFECTS: Record<EntryStatus, string> = {
  expected: BACK,
  checkedIn: BACK,
  absent: OUT,
  withdrawn: `${OUT} It is named below the ranking as withdrawn.`,
  disqualified: `${OUT} Below the ranking it reads “Not placed”, and nothing says why.`,
}
