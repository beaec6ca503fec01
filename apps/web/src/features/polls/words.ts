import type { Poll } from "@rosette/contract/polls"
import { formatDateTime, formatNumber, formatTime, plural } from "../../lib/format.ts"
import type { CodeCounts } from "./use-polls.ts"

/** "All classes", or the names of the poll's classes. */
export const classesWords = (
  { classIds }: Pick<Poll, "classIds">,
  classes: readonly { id: number; name: string }[],
): string => classIds.map((id) => classes.find((one) => one.id === id)?.name ?? "a class").join(", ") || "All classes"

/** How a poll stands, and what people did in it. */
export function stateWords({ state, voters, openedAt, closedAt }: Poll): { state: string; turnout: string } {
  if (state === "draft") return { state: "Not opened yet", turnout: "" }
  if (state === "open")
    return {
      state: openedAt ? `Open since ${formatTime(openedAt)}` : "Open",
      turnout: voters === 1 ? "1 ticket has voted" : `${formatNumber(voters)} tickets have voted`,
    }
  return {
    state: "Closed",
    turnout: [`${plural(voters, "vote")} counted`, closedAt && formatDateTime(closedAt)].filter(Boolean).join(", "),
  }
}

/** "500 codes, 214 used, 3 void" */
export function codesWords({ made, used, voided }: CodeCounts): string {
  const parts = [plural(made, "code"), `${formatNumber(used)} used`, voided > 0 && `${formatNumber(voided)} void`]
  return parts.filter(Boolean).join(", ")
}
