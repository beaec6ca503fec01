import type { SheetRefused } from "@rosette/outbox/send-failure"

/** Why a sheet is not sent, and what its judge does about it. */
export function refusalText({ code, message, issues, current }: SheetRefused): string {
  if (code === "SHEET_CHANGED")
    return current === null
      ? "The organizer has cleared this sheet. Open it, and send yours again or start over."
      : "Another device has changed this sheet. Open it and choose which of the two counts."
  if (code === "SCORES_LOCKED")
    return "The submitted scores of this entry count. To use these instead, ask the organizer to reopen the sheet."
  if (code === "EVENT_CLOSED") return "Judging is closed. It is sent if the organizer opens judging again."
  if (code === "NOT_FOUND") return "The organizer removed this entry. Copy the scores, or drop them."
  const [issue] = issues
  if (code === "INVALID_INPUT" && issue?.path[0] === "scores")
    return "Points are above a maximum that was lowered. Open it and choose what counts."
  if (code === "INVALID_INPUT" && issue) return `${issue.message}. Open it and change that.`
  return message
}
