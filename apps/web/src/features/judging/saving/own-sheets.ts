import type { WaitingState } from "./waiting-states.ts"

type OwnSheet = { entryId: number; isSubmitted: boolean }

/** Whether a sheet is submitted here, and sent without its judge. */
export const isOnItsWay = (sheet: WaitingState | undefined): boolean =>
  sheet?.isSubmitted === true && sheet.state !== "needs-you"

/** The sheets of a judge by entry: those of the server, and those that wait on this device as their judge has left them. */
export function ownSheets(
  sheets: readonly OwnSheet[],
  pending: ReadonlyMap<number, WaitingState>,
): ReadonlyMap<number, OwnSheet> {
  const own = new Map(sheets.map((sheet) => [sheet.entryId, sheet]))
  for (const [entryId, waiting] of pending)
    if (!own.get(entryId)?.isSubmitted) own.set(entryId, { entryId, isSubmitted: isOnItsWay(waiting) })
  return own
}
