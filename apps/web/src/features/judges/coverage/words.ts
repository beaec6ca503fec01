import { formatNumber, plural } from "../../../lib/format.ts"
import { endText } from "../assigning/plan-words.ts"
import { cellsOf, isIn } from "./cells.ts"
import type { CoveredClass, CoveredEntry, CoveredJudge } from "./coverage-rows.ts"

/** "Trucks: 40 of 120 sheets · Ends about 4:40 PM" */
export function classLine({ name, need, done, endsAt }: Omit<CoveredClass, "entries" | "classId">, now: Date): string {
  const sheets = `${formatNumber(done)} of ${plural(need, "sheet")}`
  return [name === null ? sheets : `${name}: ${sheets}`, endText(endsAt, now)].filter(Boolean).join(" · ")
}

const MINUTE_MS = 60_000

/** What a judge is doing: "Free", "C9 for 6 min", "2 waiting" on the phone; "" if nothing is known. */
export function judgeLine(
  { hasLeft, isFree, openVotingId, openSince, waitingSheets }: CoveredJudge,
  now: Date,
): string {
  const minutes = openSince === null ? 0 : Math.max(0, Math.floor((now.getTime() - Date.parse(openSince)) / MINUTE_MS))
  const open = openVotingId === null ? null : `${openVotingId} for ${minutes} min`
  const waiting = waitingSheets > 0 && `${formatNumber(waitingSheets)} waiting`
  return [hasLeft ? "Left" : isFree ? "Free" : open, waiting].filter(Boolean).join(", ")
}

/** Who has submitted the entry, and who has it open: "Ann, Bob · Cy has it open". */
export function whoText({ entryId, cells }: CoveredEntry, judges: readonly CoveredJudge[]): string {
  const names = (isOf: (judge: CoveredJudge, index: number) => boolean) =>
    judges
      .filter(isOf)
      .map(({ name }) => name)
      .join(", ")
  const letters = cellsOf(cells)
  const done = names((_, index) => isIn(letters[index] ?? "-"))
  const open = names(({ openEntryId }, index) => openEntryId === entryId && !isIn(letters[index] ?? "-"))
  return [done, open && `open: ${open}`].filter(Boolean).join(" · ")
}
