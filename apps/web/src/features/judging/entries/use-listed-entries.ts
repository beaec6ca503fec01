import { entryStatus, ownProgress } from "@rosette/domain/contest/progress"
import { lackingOf } from "@rosette/outbox/sheet-content"
import { useMemo } from "react"
import type { Workspace } from "../../../offline/workspace/stored-workspace.ts"
import type { WaitingStates } from "../desk/waiting-states.ts"
import type { ListedEntry } from "./entry-list.tsx"

/** The judge's progress, with the sheets that wait to be sent. */
export function useOwnProgress({ entries, sheets }: Pick<Workspace, "entries" | "sheets">, waiting: WaitingStates) {
  return useMemo(
    () =>
      ownProgress(
        entries.map(({ id }) => id),
        sheets,
        waiting,
      ),
    [entries, sheets, waiting],
  )
}

/** Every entry, with what its judge still has to do for it. */
export function useListedEntries(
  { entries, criteria, sheets, talks, event }: Workspace,
  own: ReturnType<typeof useOwnProgress>["own"],
  waiting: WaitingStates,
): ListedEntry[] {
  return useMemo(() => {
    const sheetOf = new Map(sheets.map((sheet) => [sheet.entryId, sheet]))
    return entries.map((entry) => {
      const sheet = sheetOf.get(entry.id)
      // A reopened sheet is no longer to be talked over, even if this workspace still says so.
      const canBeTalkedOver = event.isActive && sheet?.isSubmitted
      return {
        entry,
        status: entryStatus(own.get(entry.id)),
        isLacking: lackingOf(sheet, criteria, entry).length > 0,
        talkWith: canBeTalkedOver ? talks.find(({ entryId }) => entryId === entry.id)?.judgeNames : undefined,
        reopened: own.get(entry.id)?.isSubmitted ? null : (sheet?.reopened ?? null),
        pending: waiting.get(entry.id),
      }
    })
  }, [entries, criteria, sheets, talks, event.isActive, waiting, own])
}
