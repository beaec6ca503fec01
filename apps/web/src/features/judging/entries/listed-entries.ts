import type { Entry } from "@rosette/contract/entries"
import type { OwnSheet } from "@rosette/contract/sheets"
import { orderInScope } from "@rosette/domain/contest/judge-scope"
import { type EntryStatus, entryStatus, isOnItsWay } from "@rosette/domain/contest/progress"
import { hasEmptyScorecard } from "@rosette/domain/contest/scorecard"
import { lackingOf } from "@rosette/outbox/sheet-content"
import { useMemo, useState } from "react"
import type { SheetCount } from "../../../offline/offer.ts"
import type { Workspace } from "../../../offline/workspace/stored-workspace.ts"
import type { Offer } from "../desk/use-offer.ts"
import type { WaitingState, WaitingStates } from "../desk/waiting-states.ts"
import { type EntryGroup, groupOf } from "./entry-group.ts"
import type { useOwnProgress } from "./own-progress.ts"

export type ListedEntry = {
  entry: Entry
  group: EntryGroup
  status: EntryStatus
  pending: WaitingState | undefined
  /** Submitted, but a criterion that applies now is not scored. */
  isLacking: boolean
  /** The event's criteria are for other classes: nobody is asked for this entry. */
  isWithoutScorecard?: boolean
  /** The judges with whom this judge is asked to confer. */
  talkWith: readonly string[] | undefined
  /** By whom and why the sheet was reopened; null if it was not, or is submitted again. */
  reopened: OwnSheet["reopened"]
}

export type EntryStage = "todo" | "draft" | "done"

/**
 * Whether the judge still has to start or finish an entry; a submitted sheet that waits to be sent counts as done, and so does an entry
 * that the judge is not asked for, or for whose class there are no criteria.
 */
export function stageOf({ group, status, isLacking, pending, isWithoutScorecard = false }: ListedEntry): EntryStage {
  if (group !== "turn" || (isWithoutScorecard && !pending)) return "done"
  if (isOnItsWay(pending) || (status === "Complete" && !isLacking)) return "done"
  return status === "Pending" && !pending ? "todo" : "draft"
}

/** An entry that needs no further sheet, and of which its judge has none, is apart: it may be judged all the same. */
function withEnough(group: EntryGroup, hasSheet: boolean, count: SheetCount | undefined): EntryGroup {
  return group === "turn" && !hasSheet && count && count.done >= count.need ? "enough" : group
}

/** Every entry, with what its judge still has to do for it. */
export function useListedEntries(
  { judge, entries, criteria, sheets, conflicts, talks, event }: Workspace,
  own: ReturnType<typeof useOwnProgress>["own"],
  waiting: WaitingStates,
  counts: Offer["counts"] | undefined,
): ListedEntry[] {
  return useMemo(() => {
    const sheetOf = new Map(sheets.map((sheet) => [sheet.entryId, sheet]))
    const asked = criteria.filter(({ order }) => orderInScope(judge, order))
    return entries.map((entry) => {
      const sheet = sheetOf.get(entry.id)
      // A reopened sheet is no longer to be talked over, even if this workspace still says so.
      const canBeTalkedOver = event.isActive && sheet?.isSubmitted
      return {
        entry,
        group: withEnough(
          groupOf({ judge, criteria, conflicts }, entry, own.has(entry.id)),
          own.has(entry.id),
          counts?.get(entry.id),
        ),
        status: entryStatus(own.get(entry.id)),
        isLacking: lackingOf(sheet, asked, entry).length > 0,
        isWithoutScorecard: hasEmptyScorecard(criteria, entry),
        talkWith: canBeTalkedOver ? talks.find(({ entryId }) => entryId === entry.id)?.judgeNames : undefined,
        reopened: own.get(entry.id)?.isSubmitted ? null : (sheet?.reopened ?? null),
        pending: waiting.get(entry.id),
      }
    })
  }, [judge, entries, criteria, sheets, conflicts, talks, event.isActive, waiting, own, counts])
}

/** Whether all entries are judged, and whether the last one was while the screen was open. Waits for a sheet that is being sent. */
export function useFinish(entries: readonly ListedEntry[]) {
  const asked = entries.filter(({ group }) => group === "turn" || group === "enough")
  const isDone = asked.length > 0 && asked.every((one) => stageOf(one) === "done")
  const isUnderWay = entries.some(({ pending }) => pending?.state === "sending")
  const [finish, setFinish] = useState({ isFinished: isDone && !isUnderWay, isNew: false })
  if (finish.isFinished && !isDone) setFinish({ isFinished: false, isNew: true })
  if (!finish.isFinished && isDone && !isUnderWay) setFinish({ isFinished: true, isNew: true })
  return finish
}
