import { percentText, pointsText } from "@rosette/domain/contest/counted-score"
import { formatNumber } from "../../lib/format.ts"
import type { Outputs } from "../../lib/trpc.ts"

type Leading = Pick<Outputs["organizer"]["overview"], "leaders" | "winners" | "isProvisional" | "waivedSheets">

/** Who leads, and with how much; a confirmed winner is named instead of the percent. */
export type LeadingFigure = {
  label: "In the lead" | "1st place" | "Winner" | "Winners"
  value: string
  /** Beside the value, in small letters. */
  note: string
  hint: string
  isWon: boolean
}

/** The confirmed winners, or who leads and whether that may change; once published, who has the first place. */
export function leadingOf({ leaders, winners, isProvisional, waivedSheets }: Leading): LeadingFigure {
  if (winners.length > 0) {
    const label = winners.length > 1 ? "Winners" : "Winner"
    return { label, value: namesOf(winners), note: "", hint: "Confirmed", isWon: true }
  }
  const [leader] = leaders
  const isPublished = waivedSheets !== undefined
  const label = isPublished ? "1st place" : "In the lead"
  if (!leader) return { label, value: "Nobody yet", note: "", hint: "No sheet is submitted.", isWon: false }
  return {
    label,
    value: percentText(leader),
    note: [pointsText(leader), ...(isPublished ? [] : [isProvisional ? "provisional" : "not confirmed yet"])].join(
      ", ",
    ),
    hint: leaders.length > 1 ? `${namesOf(leaders)} tie` : leader.entryName,
    isWon: false,
  }
}

const namesOf = (entries: readonly { entryName: string }[]): string => {
  const [first = "", second] = entries.map(({ entryName }) => entryName)
  if (second === undefined) return first
  return entries.length === 2 ? `${first} and ${second}` : `${first} and ${formatNumber(entries.length - 1)} others`
}
