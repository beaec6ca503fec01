import { useMediaQuery } from "@mantine/hooks"
import { entryStatus, ownProgress } from "@rosette/domain/contest/progress"
import { lackingOf } from "@rosette/outbox/sheet-content"
import { useMemo } from "react"
import { smallerThan } from "../../lib/breakpoints.ts"
import { useUnsavedGuard } from "../../ui/dialogs/unsaved-guard.ts"
import { EmptyState } from "../../ui/states/empty-state.tsx"
import type { Desk } from "./desk/desk.ts"
import { DeskNotices } from "./desk/desk-notices.tsx"
import { LOST_WITH_PAGE } from "./desk/safety-text.ts"
import { StorageNotice } from "./desk/storage-notice.tsx"
import { useExit } from "./desk/use-exit.tsx"
import { useIsSafe, useWaitingStates } from "./desk/waiting-states.ts"
import { useFinish } from "./entries/use-finish.ts"
import { usePosition } from "./entries/use-position.ts"
import { EntryDesk } from "./entry-desk.tsx"
import { EventCard } from "./event-card.tsx"
import { JudgingShell } from "./judging-shell.tsx"
import { useJudgingLater } from "./use-judging-later.ts"

const NONE: ReturnType<typeof useWaitingStates> = new Map()

/** The judging screen, for a signed-in judge or for Test Mode. */
export function JudgingDesk({ desk }: { desk: Desk }) {
  const { event, judge, entries, criteria, sheets, sheetsVersion, talks } = desk.workspace
  const isPhone = useMediaQuery(smallerThan("md"), undefined, { getInitialValueInEffect: false })
  const waiting = useWaitingStates(desk.saving)
  const isSafe = useIsSafe(desk.saving)
  const pending = desk.isDemo ? NONE : waiting
  const { own, stats, session } = useMemo(
    () =>
      ownProgress(
        entries.map(({ id }) => id),
        sheets,
        pending,
      ),
    [entries, sheets, pending],
  )
  const where = isPhone ? "phone" : "device"
  const { position, removed } = usePosition(desk.workspace, own)
  const later = useJudgingLater()
  const guard = useUnsavedGuard(!desk.isDemo && pending.size > 0 && !isSafe, LOST_WITH_PAGE)
  const { exit, dialog } = useExit(desk.isDemo ? null : desk.saving, desk.onExit, desk)
  const listed = useMemo(() => {
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
        pending: pending.get(entry.id),
      }
    })
  }, [entries, criteria, sheets, talks, event.isActive, pending, own])
  const { isFinished, isNew } = useFinish(desk, listed)
  // Without a word the judge takes cleared sheets for lost work.
  const isCleared = sheetsVersion > 0 && sheets.length === 0
  const hasNews = isCleared || listed.some((one) => one.talkWith || one.reopened)
  return (
    <JudgingShell
      judgeName={judge.name}
      onExit={exit}
      isDemo={desk.isDemo}
      event={<EventCard event={event} {...stats} isDemo={desk.isDemo} />}
    >
      <StorageNotice saving={desk.saving} where={where} />
      {later && hasNews && <later.DeskNews entries={listed} isCleared={isCleared} />}
      {later && isFinished && position && (
        <later.FinishCard {...{ desk, position, where, isNew }} entries={listed} onExit={exit} />
      )}
      {position ? (
        <EntryDesk desk={desk} position={position} entries={listed} session={session} isPhone={isPhone} />
      ) : (
        <>
          <DeskNotices desk={desk} where={where} />
          {removed ? (
            later && <later.RemovedEntry desk={desk} removed={removed} where={where} />
          ) : (
            <EmptyState title="No entries yet">Entries appear here as soon as the organizer adds them.</EmptyState>
          )}
        </>
      )}
      {guard}
      {dialog}
    </JudgingShell>
  )
}
