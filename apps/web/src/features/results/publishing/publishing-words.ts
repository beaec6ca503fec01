import { shortSum } from "@rosette/contract/short-sum"
import type { SnapshotLine } from "@rosette/contract/snapshots"
import type { ResultsState } from "@rosette/domain/publishing/results-state"
import { formatDateTime, plural } from "../../../lib/format.ts"

/** "Jun 3, 2026, 4:05 PM · Olive"; no line begins with a separator. */
const publishedWords = ({ publishedAt, publishedBy }: SnapshotLine): string =>
  [formatDateTime(publishedAt), publishedBy].join("\u00a0· ")

/** "Checksum 1a2b3c4d", as on paper. */
export const checksumWords = ({ sha256 }: SnapshotLine): string => `Checksum\u00a0${shortSum(sha256)}`

/** "Jun 3, 2026, 4:05 PM · Olive · checksum 1a2b3c4d". */
export const versionWords = (line: SnapshotLine): string =>
  [publishedWords(line), `checksum\u00a0${shortSum(line.sha256)}`].join("\u00a0· ")

/** The state of the results in words. `blocking` counts what blocks publishing and was not waived; null while unknown. */
export function stateWords(
  state: ResultsState,
  versions: readonly SnapshotLine[],
  blocking: number | null,
): { title: string; lines: string[] } {
  const last = versions.at(-1)
  const published = last ? [`Version ${last.version} stays published: ${versionWords(last)}`] : []
  if (state === "open")
    return { title: "Judging open", lines: ["Review the results once judging is over.", ...published] }
  if (state === "review") return { title: "In review", lines: [...reviewLines(blocking), ...published] }
  return {
    title: last ? `Published version ${last.version}` : "Published",
    lines: last ? [publishedWords(last), ...(last.reason ? [`Amended: ${last.reason}`] : [])] : [],
  }
}

function reviewLines(blocking: number | null): string[] {
  const closed = "Judging is closed while the results are in review."
  if (blocking === null) return [closed]
  const verb = blocking === 1 ? "is" : "are"
  return [
    closed,
    blocking === 0
      ? "Nothing is in the way of publishing."
      : `${plural(blocking, "thing")} ${verb} in the way of publishing.`,
  ]
}
