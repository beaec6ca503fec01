import { plural } from "../../lib/format.ts"
import type { KeptOnDevice } from "../../offline/kept-sheets.ts"
import { pointsText } from "../../offline/sheet-text.ts"

/** How many sheets this device keeps and of which judges, in one sentence. */
export function keptSummary(sheets: readonly KeptOnDevice[]): string {
  const judges = [...new Set(sheets.flatMap(({ judgeName }) => judgeName ?? []))]
  const of = judges.length > 0 ? ` of ${namesOf(judges)}` : ""
  return `${plural(sheets.length, "score sheet")}${of} ${sheets.length === 1 ? "is" : "are"} saved on this device and not sent yet.`
}

const namesOf = (names: readonly string[]) => new Intl.ListFormat("en", { type: "conjunction" }).format(names)

/** The points of a sheet in one line: "Paint: 8 / 10, Chrome: 4". */
export const keptPoints = ({ points }: KeptOnDevice): string => points.map(pointsText).join(", ")
