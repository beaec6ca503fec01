import type { Workspace } from "../desk.ts"

/**
 * The names of the judges with whom this one is asked to talk an entry over; undefined where nobody asks. Only while judging is
 * open and the judge's own sheet is submitted: what was asked before it was reopened is asked no more, also where the server
 * has not been asked again.
 */
export function judgesToTalkTo({ event, sheets, talks }: Workspace, id: number): readonly string[] | undefined {
  const names = talks.find(({ entryId }) => entryId === id)?.judgeNames
  return names && event.isActive && sheets.some((sheet) => sheet.entryId === id && sheet.isSubmitted)
    ? names
    : undefined
}
