import { HISTORY_ACTIONS, isHistoryAction } from "@rosette/contract/history-actions"
import { camelCaseToWords } from "@rosette/contract/words"
import { ENTRY_FLAGS, FLAG_NAMES } from "@rosette/domain/entries/entry-flags"
import { STATUS_WORDS } from "@rosette/domain/entries/entry-status"
import { type EventWords, isRenamed, USUAL_WORDS } from "@rosette/domain/events/event-words"
import type { Outputs } from "../../lib/trpc.ts"
import { valueWords } from "../../ui/text/plain-values.ts"
import { NOT_APPLICABLE_TEXTS, RANKS_TEXTS, RULE_LABELS } from "../words/rule-words.ts"

/** One line of an event's history. */
export type HistoryItem = Outputs["organizer"]["history"]["items"][number]

/** "sheet.reopened" in words; an action of another version of the product is called by its name. */
export const actionWords = (action: string): string =>
  isHistoryAction(action) ? HISTORY_ACTIONS[action] : titleOf(action.replaceAll(/[.-]/g, " "))

/** "maxPoints" as "Max points". */
const titleOf = (name: string): string => {
  const words = camelCaseToWords(name)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const FIELDS: Record<string, string | undefined> = {
  isActive: "Open for judging",
  isSubmitted: "Submitted",
  votingId: "Voting ID",
  statusReason: "Reason",
  coverUrl: "Cover photo",
  logoUrl: "Logo",
  ...RULE_LABELS,
}

const labelsOf = (texts: Record<string, { label: string }>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).map(([value, { label }]) => [value, label]))

/** The values of a field that a screen shows in words. */
const VALUES: Record<string, Readonly<Record<string, string>> | undefined> = {
  status: STATUS_WORDS,
  notApplicable: labelsOf(NOT_APPLICABLE_TEXTS),
  ranks: labelsOf(RANKS_TEXTS),
}

const shownValue = (field: string, value: unknown): string => VALUES[field]?.[String(value)] ?? valueWords(value)

type FieldChange = { field: string; from: string; to: string }

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** Points are stored under their criterion's name, in old lines under its id, which has no name once it is deleted. */
export const nameOfPoints = (key: string, names: CriterionNames): string =>
  names.get(key) ?? (/^\d+$/.test(key) ? `Deleted criterion ${key}` : key)

/** The changes of one field: one per criterion for the `points` of a sheet. */
function changesOfField(field: string, from: unknown, to: unknown, { criteria, words }: HistoryNames): FieldChange[] {
  if (isRecord(from) || isRecord(to)) {
    const [was, is] = [isRecord(from) ? from : {}, isRecord(to) ? to : {}]
    return Object.keys({ ...was, ...is })
      .map((key) => ({
        field: nameOfPoints(key, criteria),
        from: valueWords(was[key]),
        to: valueWords(is[key]),
      }))
      .filter(isReal)
  }
  return [
    {
      field: FIELDS[field] ?? ownName(field, words) ?? titleOf(field),
      from: shownValue(field, from),
      to: shownValue(field, to),
    },
  ].filter(isReal)
}

const isReal = ({ from, to }: FieldChange) => from !== to

/** The names of the criteria by their ids. */
export type CriterionNames = ReadonlyMap<string, string>

/** The names of the criteria, and what the event calls its flags. */
export type HistoryNames = { criteria: CriterionNames; words: EventWords }

/** What the event calls a flag, or a requirement of it; null for other fields and for the usual names. */
function ownName(field: string, words: EventWords): string | null {
  const flag = FLAG_NAMES.find((one) => one === field || ENTRY_FLAGS[one].requirement === field)
  if (!flag || !isRenamed(flag, words)) return null
  return flag === field ? words.flags[flag].label : `Requires ${words.flags[flag].label}`
}

/** "Disqualified (two engines)" */
function standingWords({ status, statusReason }: Record<string, unknown>): string {
  const word = shownValue("status", status)
  return statusReason === "" || statusReason === undefined ? word : `${word} (${String(statusReason)})`
}

/** A status that several entries got at once, entry by entry; null for other lines. */
function changesOfStatuses(before: Record<string, unknown>, after: Record<string, unknown>): FieldChange[] | null {
  if (after.status === undefined || !Array.isArray(before.entries)) return null
  return before.entries
    .filter(isRecord)
    .map((entry) => ({ field: String(entry.votingId), from: standingWords(entry), to: standingWords(after) }))
    .filter(isReal)
}

/** The changes in a line of the history, if it has both old and new values or is the first of a sheet. */
export function changesOf(
  { before, after }: Pick<HistoryItem, "before" | "after">,
  names: HistoryNames = { criteria: new Map(), words: USUAL_WORDS },
): FieldChange[] {
  if (!isRecord(after)) return []
  if (!isRecord(before)) return isRecord(after.points) ? changesOf({ before: {}, after }, names) : []
  return (
    changesOfStatuses(before, after) ??
    Object.keys(after).flatMap((name) => changesOfField(name, before[name], after[name], names))
  )
}
