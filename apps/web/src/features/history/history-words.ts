import { camelCaseToWords } from "@rosette/contract/words"
import type { Outputs } from "../../lib/trpc.ts"
import { valueWords } from "../../ui/text/plain-values.ts"

/** One line of an event's history. */
export type HistoryItem = Outputs["organizer"]["history"]["items"][number]

const ACTIONS: Record<string, string> = {
  "event.created": "Event created",
  "event.updated": "Event details changed",
  "event.password-changed": "Admin password changed",
  "event.passcode-renewed": "New passcode given",
  "retention.extended": "Event kept longer",
  "retention.announced": "Deletion announced",
  "event.entered": "Opened by the master admin",
  "entry.created": "Entry added",
  "entry.updated": "Entry changed",
  "entry.deleted": "Entry deleted",
  "entries.updated": "Flags or class of entries set",
  "entries.deleted": "Entries deleted",
  "entries.imported": "Entries imported",
  "photo.changed": "Photo changed",
  "class.created": "Class added",
  "class.updated": "Class changed",
  "class.deleted": "Class deleted",
  "class.merged": "Class merged into another one",
  "tie.settled": "Tie settled",
  "tie.withdrawn": "Settlement of a tie withdrawn",
  "rules.updated": "Rules of the results changed",
  "results.review-started": "Review of the results started",
  "results.review-ended": "Judging opened again",
  "results.waived": "Let pass before publishing",
  "results.published": "Results published",
  "results.amended": "Amendment published",
  "results.taken-back": "Results taken back",
  "history.chained": "History chained from here on",
  "criterion.created": "Criterion added",
  "criterion.updated": "Criterion changed",
  "criterion.deleted": "Criterion deleted with its scores",
  "judge.added": "Judge added",
  "judge.renamed": "Judge renamed",
  "judge.code-renewed": "New access code given",
  "judge.removed": "Judge removed with their scores",
  "judge.sign-in-allowed": "New device allowed",
  "judge.sign-in-refused": "New device refused",
  "session.ended": "Session ended",
  "scores.cleared": "Scores cleared",
  "sheet.submitted": "Score submitted",
  "sheet.draft-saved": "Draft saved",
  "sheet.completed": "Score completed",
  "sheet.reopened": "Score reopened",
  "sheets.reopened": "Scores reopened",
  "sheets.reopening-taken-back": "Reopening taken back",
  "sheets.asked": "Judges asked to complete scores",
  "winner.confirmed": "Winner confirmed",
  "winner.withdrawn": "Confirmation taken back",
  "award.created": "Award created",
  "award.updated": "Award changed",
  "award.deleted": "Award deleted",
  "award.assigned": "Award assigned",
  "award.unassigned": "Award taken back",
  "award.accepted": "Proposed award accepted",
  "award.kept": "Award winner kept",
  "award.handedOn": "Award handed on",
  "award.notHandedOn": "Award not handed on",
}

/** "sheet.reopened" in words; the text of an action without an entry here is derived from its name. */
export const actionWords = (action: string): string => ACTIONS[action] ?? titleOf(action.replaceAll(/[.-]/g, " "))

/** "maxPoints" as "Max points". */
const titleOf = (name: string): string => {
  const words = camelCaseToWords(name)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const FIELDS: Record<string, string> = { isActive: "Open for judging", isSubmitted: "Submitted", votingId: "Voting ID" }

type FieldChange = { field: string; from: string; to: string }

export const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** Points are stored under their criterion's name, in old lines under its id, which has no name once it is deleted. */
export const nameOfPoints = (key: string, names: CriterionNames): string =>
  names.get(key) ?? (/^\d+$/.test(key) ? `Deleted criterion ${key}` : key)

/** The changes of one field: one per criterion for the `points` of a sheet. */
function changesOfField(field: string, from: unknown, to: unknown, criterionNames: CriterionNames): FieldChange[] {
  if (isFields(from) || isFields(to)) {
    const [was, is] = [isFields(from) ? from : {}, isFields(to) ? to : {}]
    return Object.keys({ ...was, ...is })
      .map((key) => ({
        field: nameOfPoints(key, criterionNames),
        from: valueWords(was[key]),
        to: valueWords(is[key]),
      }))
      .filter(isReal)
  }
  return [{ field: FIELDS[field] ?? titleOf(field), from: valueWords(from), to: valueWords(to) }].filter(isReal)
}

const isReal = ({ from, to }: FieldChange) => from !== to

/** The names of the criteria by their ids. */
export type CriterionNames = ReadonlyMap<string, string>

/** The changes in a line of the history, if it has both old and new values or is the first of a sheet. */
export function changesOf(
  { before, after }: Pick<HistoryItem, "before" | "after">,
  criterionNames: CriterionNames = new Map(),
): FieldChange[] {
  if (!isFields(after)) return []
  if (!isFields(before)) return isFields(after.points) ? changesOf({ before: {}, after }, criterionNames) : []
  return Object.keys(after).flatMap((name) => changesOfField(name, before[name], after[name], criterionNames))
}
