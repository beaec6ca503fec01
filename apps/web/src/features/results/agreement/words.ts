import { plural } from "../../../lib/format.ts"
import type { Outputs } from "../../../lib/trpc.ts"

export type Agreement = Outputs["organizer"]["agreement"]
export type Group = Agreement["overall"]
export type JudgePicture = Agreement["judges"][number]

/** The meaning of a value of Kendall's W, for people who do not know it. */
export function agreementWords({ kendallW, why }: Group): string {
  if (kendallW === null) return why ?? "There is nothing to compare yet."
  if (kendallW >= 0.8) return "The judges rank the entries nearly alike."
  if (kendallW >= 0.6) return "The judges rank the entries mostly alike."
  if (kendallW >= 0.4) return "The judges rank the entries only partly alike."
  return "The judges rank the entries very differently."
}

/** The figure and what it is based on; null if there is none. */
export function agreementSource({ kendallW, judges, entries, isComplete }: Group): string | null {
  if (kendallW === null) return null
  const from = `from the submitted sheets of ${plural(judges, "judge")} for ${plural(entries, "entry", "entries")}`
  const pairs = isComplete ? "" : "; not every judge has scored every entry, so it is the mean over pairs of judges"
  return `Kendall’s W ${kendallW.toFixed(2)}, where 1 is full agreement and 0 none, ${from}${pairs}.`
}

/** The intraclass correlations in words, or the reason why there are none. */
export function reliabilityWords({ icc2, icc2k, why }: Group): string {
  if (icc2 === null || icc2k === null) return why ?? "There is nothing to compare yet."
  return `One judge alone: ICC(2,1) ${icc2.toFixed(2)}. The mean of the whole panel: ICC(2,k) ${icc2k.toFixed(2)}. The nearer to 1, the less would another panel have changed.`
}

const points = (figure: number) => `${figure.toFixed(1)} points of percent`
/** Smaller values are shown as 0.0. */
const SHOWN_AS_ZERO = 0.05

/** How strict or generous a judge is, taking into account which entries they have scored. */
export function severityWords({ severity, why }: JudgePicture): string {
  if (severity === null) return why ?? "Not known."
  if (Math.abs(severity) < SHOWN_AS_ZERO) return "Neither stricter nor more generous than the panel."
  return `${points(Math.abs(severity))} ${severity > 0 ? "more generous" : "stricter"} than the panel.`
}

/** A judge's own picture: sheets, spread, and how alike they rank. */
export function pictureWords({ sheets, spread, spearman, severity, why }: JudgePicture): string {
  const parts = [plural(sheets, "sheet")]
  if (spread !== null) parts.push(`spread of ${points(spread)}`)
  if (spearman !== null)
    parts.push(`ranks like the others: ${spearman.toFixed(2)}, where 1 is exactly and −1 the reverse`)
  // If severity is known, the reason belongs to another figure.
  if (severity !== null && why) parts.push(why)
  return `${parts.join("; ")}${severity !== null && why ? "" : "."}`
}

type Adjusted = Agreement["adjusted"]

/** The entries whose place would change without severity, the highest real place first. */
export function movedPlaces(adjusted: Adjusted, placeOf: (entryId: number) => number | null) {
  return adjusted
    .flatMap(({ entryId, place: to }) => {
      const from = placeOf(entryId)
      return from === null || from === to ? [] : [{ entryId, from, to }]
    })
    .sort((a, b) => a.from - b.from || a.to - b.to)
}
