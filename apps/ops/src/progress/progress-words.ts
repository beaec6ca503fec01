import { styleText } from "node:util"
import { formatAgo, paceOf, plural } from "../from-the-web.ts"
import { plainText } from "../terminal/plain-text.ts"
import { type Column, tableOf } from "../terminal/table.ts"
import type { Progress } from "./progress.ts"

/** The progress of an event on one screen: the sheets, the time, and the judges, the slowest first. */
export function progressWords({ event, overview }: Progress, now: Date): string {
  const { submittedSheets, expectedSheets, lackingSheets } = overview
  const { time, finish, judges, hasBegun } = paceOf(overview, event, now)
  const lacking = lackingSheets > 0 ? `, ${plural(lackingSheets, "sheet lacks", "sheets lack")} a criterion` : ""
  return [
    styleText("bold", plainText(`${event.id} ${event.name}`)),
    `${submittedSheets} of ${expectedSheets} sheets submitted${lacking}`,
    `${time.label}: ${time.value} (${time.hint})`,
    `${finish.label}: ${finish.value} (${finish.hint})`,
    "",
    judges.length === 0 ? "There are no judges." : tableOf(judges, columnsOf(hasBegun, now)),
  ].join("\n")
}

type Paced = ReturnType<typeof paceOf>["judges"][number]

const columnsOf = (hasBegun: boolean, now: Date): readonly Column<Paced>[] => [
  ["Judge", ({ judge }) => judge.name],
  ["Submitted", ({ judge }) => `${judge.submittedEntries} of ${judge.totalEntries}`],
  ["Drafts", ({ judge }) => judge.draftEntries],
  ["On phones", ({ judge }) => judge.waitingSheets],
  ["Behind", ({ behind }) => (hasBegun && behind > 0 ? plural(behind, "entry", "entries") : "")],
  ["Seen", ({ judge }) => (judge.lastSeenAt === null ? null : formatAgo(judge.lastSeenAt, now))],
]
