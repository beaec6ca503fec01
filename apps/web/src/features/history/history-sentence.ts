import { shortSum } from "@rosette/contract/short-sum"
import { REPORT_KINDS, REPORT_WORDS } from "@rosette/domain/entries/entry-reports"
import { formatNumber, plural } from "../../lib/format.ts"
import {
  type CriterionNames,
  changesOf,
  type HistoryItem,
  type HistoryNames,
  isRecord,
  nameOfPoints,
} from "./history-words.ts"

/** How many changes the line itself shows; the Details button shows all of them. */
const SHOWN_CHANGES = 2
const SHOWN_ENTRIES = 5

type Line = Pick<HistoryItem, "action" | "before" | "after">

const fieldOf = (value: unknown, name: string): unknown => (isRecord(value) ? value[name] : undefined)
const textOf = (value: unknown, name: string): string | null => {
  const text = fieldOf(value, name)
  return typeof text === "string" && text !== "" ? text : null
}

/** The points of a sheet by the names of their criteria; null if the line has none. */
function pointsOf(value: unknown, names: CriterionNames): [name: string, points: number][] | null {
  const points = fieldOf(value, "points")
  if (!isRecord(points)) return null
  return Object.entries(points).map(([key, given]) => [nameOfPoints(key, names), Number(given)])
}

const sumOf = (points: readonly [string, number][]) => points.reduce((sum, [, given]) => sum + given, 0)

/** "43 points on 5 criteria", "Paint 12 → 15, 43 points in all", "4 criteria changed, 40 → 46 points in all". */
function sheetSentence({ action, before, after }: Line, names: CriterionNames): string | null {
  const now = pointsOf(after, names)
  if (!now) return null
  if (action === "sheet.completed") return now.map(([name, points]) => `${name} ${points}`).join(", ")
  const was = pointsOf(before, names)
  const total = plural(sumOf(now), "point")
  if (!was) return `${total} on ${plural(now.length, "criterion", "criteria")}`
  const given = new Map(was)
  const changed = now.filter(([name, points]) => given.get(name) !== points)
  if (changed.length === 0) return null
  if (changed.length > SHOWN_CHANGES)
    return `${plural(changed.length, "criterion", "criteria")} changed, ${sumOf(was)} → ${total} in all`
  const shown = changed.map(([name, points]) => `${name} ${given.get(name) ?? "–"} → ${points}`)
  return `${shown.join(", ")}, ${total} in all`
}

/** The entry that got or lost a title or an award, and its previous holder. */
function entrySentence({ before, after }: Line): string | null {
  const now = textOf(after, "entry")
  const was = textOf(before, "entry")
  if (now && was) return `${now}, in place of ${was}`
  return now ?? was
}

/** Who would have had the award of a winner who has left, and why nothing came of it. */
const droppedSentence = (item: Line): string =>
  [entrySentence(item), textOf(item.after, "reason")].filter((text) => text !== null).join(" · ")

const removedSentence = ({ before }: Line): string | null => {
  const sheets = fieldOf(before, "sheets")
  const scores = fieldOf(before, "scores")
  return typeof sheets === "number" && typeof scores === "number"
    ? `${plural(sheets, "sheet")} with ${plural(scores, "score")}`
    : null
}

const listSentence = ({ before, after }: Line, name: string): string | null => {
  const texts = fieldOf(before ?? after, name)
  return Array.isArray(texts) && texts.length > 0 ? texts.join(", ") : null
}

/** How many sheets were narrowed down: "Judge Ann · Criterion Engine"; null for all sheets. */
function narrowedSentence({ after }: Line): string | null {
  const named = ["judge", "entry", "criterion"].map((name) => textOf(after, name)).filter((text) => text !== null)
  return named.length > 0 ? named.join(" · ") : null
}

/** The voting IDs of many sheets, judge by judge. */
export function sheetsOfJudges({ after }: Pick<HistoryItem, "after">): string[] {
  const sheets = fieldOf(after, "sheets")
  if (!isRecord(sheets)) return []
  return Object.entries(sheets).map(([judge, ids]) => `${judge}: ${Array.isArray(ids) ? ids.join(", ") : ids}`)
}

/** What was published or waived, and why: "Version 2 · 1a2b3c4d · A sheet was read wrong". */
function publishingSentence({ after }: Line): string | null {
  const version = fieldOf(after, "version")
  const votingIds = fieldOf(after, "votingIds")
  const sum = textOf(after, "sha256")
  const said = [
    typeof version === "number" ? `Version ${version}` : null,
    sum === null ? null : shortSum(sum),
    textOf(after, "judge"),
    textOf(after, "award"),
    Array.isArray(votingIds) && votingIds.length > 0 ? votingIds.join(", ") : null,
    textOf(after, "reason"),
  ].filter((text) => text !== null)
  return said.length > 0 ? said.join(" · ") : null
}

const joined = (texts: readonly (string | null)[]): string | null =>
  texts.filter((text) => text !== null).join(" · ") || null

/** What judges were told: "Ann, Bob · Entry C12 · Blue Comet · Lunch is at noon". */
function messageSentence(item: Line): string | null {
  const told = item.after ?? item.before
  return joined([listSentence(item, "judges"), textOf(told, "entry"), textOf(told, "text")])
}

/** What a judge reported of the entry: "Not here · Its place is empty". */
function reportSentence({ before, after }: Line): string | null {
  const told = after ?? before
  const kind = REPORT_KINDS.find((one) => one === fieldOf(told, "kind"))
  return joined([textOf(told, "judge"), kind ? REPORT_WORDS[kind] : null, textOf(told, "text")])
}

/** The entry to which a draft has gone: "To Entry C14 · Blue Comet". */
function movedSentence({ after }: Line): string | null {
  const entry = textOf(after, "movedTo")
  return entry === null ? null : `To ${entry}`
}

/** The event that a new one was made like. */
function clonedSentence({ after }: Line): string | null {
  const name = textOf(fieldOf(after, "clonedFrom"), "name")
  return name === null ? null : `Made like ${name}`
}

/** How many votes were counted, and for whom: "812 votes, 3 of void codes · C12 214, C7 98"; why voting was opened again. */
function votingSentence({ after }: Line): string | null {
  const [voters, voided, votes] = ["voters", "voided", "votes"].map((name) => fieldOf(after, name))
  if (typeof voters !== "number" || !Array.isArray(votes)) return textOf(after, "reason")
  const counted = plural(voters, "vote")
  const first = votes.filter(isRecord).slice(0, SHOWN_ENTRIES)
  const more = votes.length > first.length ? ["…"] : []
  return joined([
    typeof voided === "number" && voided > 0 ? `${counted}, ${formatNumber(voided)} of void codes` : counted,
    [...first.map((one) => `${one.votingId} ${one.votes}`), ...more].join(", ") || null,
  ])
}

/** Which codes of tickets were made or voided, by their numbers, and why: "1–500", "3, 7 · Photographed". */
function codesSentence({ after }: Line): string | null {
  const [from, to] = [fieldOf(after, "from"), fieldOf(after, "to")]
  const made = typeof from === "number" && typeof to === "number" ? `${from}–${to}` : null
  return joined([made, textOf(after, "numbers"), textOf(after, "reason")])
}

/** A line of the history in one sentence; null if its heading says everything. */
export function sentenceOf(item: Line, names: HistoryNames): string | null {
  const [kind] = item.action.split(".")
  if (item.action === "sheet.moved") return movedSentence(item)
  if (kind === "sheet") return sheetSentence(item, names.criteria)
  if (kind === "winner" || item.action === "award.assigned" || item.action === "award.unassigned")
    return entrySentence(item)
  if (item.action === "award.notHandedOn") return droppedSentence(item)
  if (item.action === "award.deleted") return listSentence(item, "winners")
  if (item.action === "award.accepted") return listSentence(item, "entries")
  if (item.action === "entries.deleted") return listSentence(item, "entries") ?? listSentence(item, "votingIds")
  if (kind === "message") return messageSentence(item)
  if (item.action.startsWith("entry.report")) return reportSentence(item)
  if (kind === "sheets") return narrowedSentence(item)
  if (item.action.startsWith("judge.sign-in-") || item.action === "session.ended")
    return textOf(item.after, "device") ?? textOf(item.before, "device")
  if (item.action === "judge.removed" || item.action === "scores.cleared") return removedSentence(item)
  if (item.action === "poll.opened" || item.action === "poll.closed") return votingSentence(item)
  if (kind === "codes") return codesSentence(item)
  if (kind === "results") return publishingSentence(item)
  if (item.action === "event.created") return clonedSentence(item)
  const changes = changesOf(item, names)
  const shown = changes.slice(0, SHOWN_CHANGES).map(({ field, from, to }) => `${field}: ${from} → ${to}`)
  return shown.length > 0 ? shown.join("; ") : null
}

/** The subject of a line: the name of a title or an award, else as recorded. */
export const subjectOf = ({ subject, before, after }: Pick<HistoryItem, "subject" | "before" | "after">): string =>
  textOf(after, "title") ?? textOf(before, "title") ?? subject
