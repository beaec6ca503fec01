import type { BlockingLine } from "@rosette/contract/publishing"
import { shortSum } from "@rosette/contract/short-sum"
import type { SnapshotLine } from "@rosette/contract/snapshots"
import { PLACE_WORDS } from "@rosette/domain/contest/place-words"
import { numberAfter } from "@rosette/domain/contest/rules"
import { titleName } from "@rosette/domain/contest/winners"
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

/** The names of the records in a line, and of a section by its number; null if unknown or deleted. */
export type Names = Record<"judge" | "entry" | "criterion" | "award" | "section", (id: number) => string | null>

/** Where a blocking line is resolved: on another tab, further down on this one, or by opening judging again. */
export type Lead = "judging" | "awards" | "winners" | "ties" | "entries"

const LEADS: Record<BlockingLine["kind"], Lead> = {
  sheetMissing: "judging",
  sheetsShort: "judging",
  panelShort: "judging",
  sectionUncovered: "judging",
  criterionMissing: "judging",
  sheetWaiting: "judging",
  tieOpen: "ties",
  settlementStale: "ties",
  awardUndecided: "awards",
  awardFlagged: "awards",
  winnerOutdated: "winners",
  statusContradicted: "entries",
  pollOpen: "awards",
}

/** The tie that an award waits for is settled in Results, everything else about an award in its own tab. */
export const leadOf = (line: BlockingLine): Lead =>
  line.kind === "awardUndecided" && line.tieKey !== null ? "ties" : LEADS[line.kind]

const SHOWN = 5

/** One thing that blocks publishing, in a sentence; `awardIds` are the awards that the same decision is about. */
export function blockingWords(line: BlockingLine, names: Names, awardIds: readonly number[] = []): string {
  const entries = (ids: readonly number[]) => listed(ids, names.entry, "entry")
  const judge = (id: number) => names.judge(id) ?? "A judge"
  const award = (id: number) => names.award(id) ?? "an award"
  switch (line.kind) {
    case "sheetMissing":
      return `${judge(line.judgeId)} has not submitted ${plural(line.entryIds.length, "sheet")}: ${entries(line.entryIds)}`
    case "sheetsShort":
      return `${plural(line.missing, "sheet")}${teamWords(line.sections, names)} ${line.missing === 1 ? "is" : "are"} still needed: ${entries(line.entryIds)}`
    case "panelShort":
      return `Too few judges${teamWords(line.sections, names)} can score ${entries(line.entryIds)}`
    case "sectionUncovered":
      return `Nobody judges ${names.section(line.section) ?? "a section"} of ${entries(line.entryIds)}`
    case "criterionMissing":
      return `${judge(line.judgeId)}’s sheet of ${entries([line.entryId])} lacks ${listed(line.criterionIds, names.criterion, "criterion")}`
    case "sheetWaiting":
      return `${judge(line.judgeId)}’s phone holds ${plural(line.waitingSheets, "late sheet")}`
    case "tieOpen":
      return `${entries(line.entryIds)} are tied${placeWords(line.place)}${ladderWords(line.ladder, names)}${decides(awardIds, names)}`
    case "settlementStale":
      return `The tie of ${entries(line.entryIds)}${ladderWords(line.ladder, names)} was settled for other scores`
    case "awardUndecided":
      if (line.waitsFor !== null) return `${award(line.awardId)} waits for ${award(line.waitsFor)}`
      return line.entryIds.length > 0
        ? `${award(line.awardId)} is not decided: ${entries(line.entryIds)}`
        : `${award(line.awardId)} waits for the votes of the audience`
    case "awardFlagged":
      return `${award(line.awardId)} would no longer go to ${entries(line.entryIds)}`
    case "winnerOutdated":
      return `${titleWords(line, names)}: ${entries([line.entryId])} no longer leads`
    case "statusContradicted":
      return `${entries(line.entryIds)}: marked absent, but a judge has submitted a sheet`
    case "pollOpen":
      return "The audience can still vote. Close voting first."
  }
}

/** " for Body, Safety": the sections of a team; nothing for all. */
const teamWords = (sections: readonly number[], names: Names): string =>
  sections.length > 0 ? ` for ${sections.flatMap((section) => names.section(section) ?? []).join(", ")}` : ""

function listed(
  ids: readonly number[],
  nameOf: (id: number) => string | null,
  kind: "entry" | "criterion" | "award",
): string {
  const named = ids.slice(0, SHOWN).map((id) => nameOf(id) ?? `a deleted ${kind}`)
  const others = ids.length - named.length
  return others > 0 ? `${named.join(", ")} and ${plural(others, "other")}` : named.join(", ")
}

/** ", which also decides Cup" */
const decides = (awardIds: readonly number[], names: Names): string =>
  awardIds.length > 0 ? `, which also decides ${listed(awardIds, names.award, "award")}` : ""

const placeWords = (place: number | null): string => (place === null ? "" : ` for ${PLACE_WORDS.ranked(place)}`)

function ladderWords(ladder: string, names: Names): string {
  const criterionId = numberAfter("criterion", ladder)
  if (criterionId !== null) return ` in ${names.criterion(criterionId) ?? "a deleted criterion"}`
  if (ladder.startsWith("class:")) return " in their class"
  if (numberAfter("audience", ladder) !== null) return " by votes of the audience"
  const number = numberAfter("section", ladder)
  const section = number === null ? null : names.section(number)
  return section ? ` in ${section}` : ""
}

const titleWords = (line: Extract<BlockingLine, { kind: "winnerOutdated" }>, names: Names): string =>
  titleName(line, (line.criterionId !== null && names.criterion(line.criterionId)) || "of a deleted criterion")

/** A line of the review, and the awards that wait for the same decision. */
export type ShownBlocking = { line: BlockingLine; awardIds: number[] }

/**
 * What is in the way, one line for each thing to do: an award between equals is part of their tie's line, until that is waived.
 * Waived lines come last.
 */
export function shownBlocking(blocking: readonly BlockingLine[]): ShownBlocking[] {
  const ties = new Set(blocking.flatMap((line) => (line.kind === "tieOpen" && !line.isWaived ? line.tieKey : [])))
  const waitingFor = (line: BlockingLine): string | null =>
    line.kind === "awardUndecided" && !line.isWaived && line.tieKey !== null && ties.has(line.tieKey)
      ? line.tieKey
      : null
  const shown = blocking
    .filter((line) => waitingFor(line) === null)
    .map((line) => ({
      line,
      awardIds: line.kind === "tieOpen" ? awardsOf(blocking.filter((one) => waitingFor(one) === line.tieKey)) : [],
    }))
  return [...shown.filter(({ line }) => !line.isWaived), ...shown.filter(({ line }) => line.isWaived)]
}

const awardsOf = (lines: readonly BlockingLine[]): number[] =>
  lines.flatMap((line) => (line.kind === "awardUndecided" ? line.awardId : []))

/** How many things are still to do before results can be published. */
export const blockingCountOf = (blocking: readonly BlockingLine[]): number =>
  shownBlocking(blocking).filter(({ line }) => !line.isWaived).length
