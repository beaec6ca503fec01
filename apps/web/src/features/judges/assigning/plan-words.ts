import { formatDateTime, formatMinutes, formatTime, plural } from "../../../lib/format.ts"
import type { Plan } from "./use-plan.ts"

const NAMED = 5

/** "C1, C2, C3, C4, C5 and 7 more" */
function namedEntries(entryIds: readonly number[], votingIds: ReadonlyMap<number, string>): string {
  const named = entryIds.slice(0, NAMED).map((id) => votingIds.get(id) ?? "a removed entry")
  const more = entryIds.length - named.length
  return more > 0 ? `${named.join(", ")} and ${more} more` : named.join(", ")
}

type Gaps = Pick<Plan, "nobody" | "short" | "sectionsUncovered">

/** What nobody could judge, or too few. */
export function gapLines(
  { nobody, short, sectionsUncovered }: Gaps,
  sections: readonly string[],
  votingIds: ReadonlyMap<number, string>,
): string[] {
  const alone = short.filter((id) => !nobody.includes(id))
  return [
    ...sectionsUncovered.map(({ section, entryIds }) => {
      const isForAll = nobody.length === 0 && entryIds.length === votingIds.size
      const where = isForAll ? "" : `: ${namedEntries(entryIds, votingIds)}`
      return `Nobody judges ${sections[section - 1] ?? `Section ${section}`}${where}`
    }),
    ...(nobody.length > 0 ? [`Nobody judges ${namedEntries(nobody, votingIds)}`] : []),
    ...(alone.length > 0 ? [`Too few judges for ${namedEntries(alone, votingIds)}`] : []),
  ]
}

/** "60 sheets, 3 h" */
export const loadText = ({ sheets, minutes }: Pick<Plan["judges"][number], "sheets" | "minutes">): string =>
  sheets === 0 ? "No sheets" : `${plural(sheets, "sheet")}, ${formatMinutes(minutes)}`

/** "Ends about 4:40 PM", with the date on another day. */
export function endText(endsAt: string | null, now: Date): string | null {
  if (endsAt === null) return null
  const end = new Date(endsAt)
  return `Ends about ${end.toDateString() === now.toDateString() ? formatTime(end) : formatDateTime(end)}`
}
