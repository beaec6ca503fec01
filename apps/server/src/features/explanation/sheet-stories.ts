import type { SheetEvent, SheetStory } from "@rosette/contract/explanation"
import type { HistoryAction } from "@rosette/contract/history-actions"
import { entrySubject, judgeSubject } from "../../data/change/subjects.ts"
import type { NameSpan } from "./former-names.ts"

/** A line of the history that may concern an entry's sheets. `recorded` is the `after` of the line. */
export type StoryLine = {
  id: number
  at: string
  actor: string
  role: string
  action: HistoryAction
  subject: string
  recorded: { reason?: string; criterion?: string; sheets?: Record<string, string[]> }
}

type Meanings<Meaning> = Partial<Record<HistoryAction, Meaning>>

/** Lines of a judge's own save. Their subject is the entry. */
const SAVES: Meanings<SheetEvent> = {
  "sheet.draft-saved": "draft",
  "sheet.submitted": "submitted",
  "sheet.completed": "completed",
}
/** Lines about one sheet. Their subject is the judge and the entry. */
const OF_SHEET: Meanings<SheetEvent> = {
  "sheet.reopened": "reopened",
  "conflict.declared": "steppedAside",
  "conflict.withdrawn": "cameBack",
}
/** Lines about several sheets, which they list. */
const OF_SHEETS: Meanings<SheetEvent> = {
  "sheets.reopened": "reopened",
  "sheets.reopening-taken-back": "takenBack",
  "sheets.asked": "asked",
}
/** Lines about all sheets of a judge, who is the subject. */
const OF_JUDGE: Meanings<SheetEvent | "removed"> = { "scores.cleared": "cleared", "judge.removed": "removed" }

/** The actions of all these lines: those with a known subject, and the others. */
export const NAMED_ACTIONS = [...Object.keys(SAVES), ...Object.keys(OF_SHEET), ...Object.keys(OF_JUDGE)]
export const SEVERAL_ACTIONS = Object.keys(OF_SHEETS)

/** The subjects that these lines have for sheets of these judges and an entry with these names. */
export const subjectsOf = (judgeNames: readonly string[], names: readonly NameSpan[]): string[] => {
  const entries = [...new Set(names.map(entrySubject))]
  const judges = judgeNames.map((name) => judgeSubject({ name }))
  return [...entries, ...judges, ...judges.flatMap((judge) => entries.map((entry) => `${judge} · ${entry}`))]
}

/**
 * What happened to the judge's sheet of the entry that had these names, oldest first; `lines` begin with the oldest.
 */
export function sheetStory(judgeName: string, names: readonly NameSpan[], lines: readonly StoryLine[]): SheetStory[] {
  let story: SheetStory[] = []
  for (const line of lines) {
    const span = names.find(({ after, before }) => line.id > after && line.id < before)
    const action = span && actionOf(line, judgeName, span)
    if (!action) continue
    // An earlier judge with the same name was another person.
    if (action === "removed") story = []
    else story.push({ at: line.at, actor: line.actor, role: line.role, action, reason: reasonOf(line) })
  }
  return story
}

function actionOf(line: StoryLine, judgeName: string, span: NameSpan): SheetEvent | "removed" | null {
  const { action, subject, actor, recorded } = line
  const [judge, entry] = [judgeSubject({ name: judgeName }), entrySubject(span)]
  if (subject === entry) return actor === judgeName ? (SAVES[action] ?? null) : null
  if (subject === judge) return OF_JUDGE[action] ?? null
  if (subject === `${judge} · ${entry}`) return OF_SHEET[action] ?? null
  const { sheets = {} } = recorded
  const isOne = Object.hasOwn(sheets, judgeName) && sheets[judgeName]?.includes(span.votingId)
  return isOne ? (OF_SHEETS[action] ?? null) : null
}

/** The reason that was given; for sheets chosen by a criterion, that it was missing. */
function reasonOf({ recorded: { reason, criterion } }: StoryLine): string | null {
  if (reason) return reason
  return criterion ? `${criterion} was not scored in it` : null
}
