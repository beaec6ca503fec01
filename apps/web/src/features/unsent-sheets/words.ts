import { plural } from "../../lib/format.ts"
import { pointsText } from "../../offline/sheet-text.ts"
import type { UnsentOnDevice } from "../../offline/unsent-sheets.ts"

/** How many unsent sheets this device has and of which judges, in one sentence. */
export function unsentSummary(sheets: readonly UnsentOnDevice[]): string {
  const judges = [...new Set(sheets.flatMap(({ judgeName }) => judgeName ?? []))]
  const of = judges.length > 0 ? ` of ${namesOf(judges)}` : ""
  return `${plural(sheets.length, "score sheet")}${of} ${sheets.length === 1 ? "is" : "are"} saved on this device and not sent yet.`
}

const namesOf = (names: readonly string[]) => new Intl.ListFormat("en", { type: "conjunction" }).format(names)

/** The points of a sheet in one line: "Paint: 8 / 10, Chrome: 4". */
export const pointsInLine = ({ points }: UnsentOnDevice): string => points.map(pointsText).join(", ")
