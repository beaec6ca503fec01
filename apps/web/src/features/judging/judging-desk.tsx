import { useMediaQuery } from "@mantine/hooks"
import { isLimitedJudge } from "@rosette/domain/contest/judge-scope"
import { useMemo, useSyncExternalStore } from "react"
import { smallerThan } from "../../lib/breakpoints.ts"
import { withWaiting } from "../../offline/workspace/declarations.ts"
import { useUnsavedGuard } from "../../ui/dialogs/unsaved-guard.ts"
import { EmptyState } from "../../ui/states/empty-state.tsx"
import { useCardAddress } from "./cards/use-card-address.ts"
import type { Desk } from "./desk/desk.ts"
import { DeskContext } from "./desk/desk-context.ts"
import { DeskNotices, StorageNotice } from "./desk/desk-notices.tsx"
import { sharedProgress, useOffer } from "./desk/use-offer.ts"
import { useIsSafe, useWaitingStates } from "./desk/waiting-states.ts"
import { LOST_WITH_PAGE } from "./desk/words.ts"
import { useFinish, useListedEntries } from "./entries/listed-entries.ts"
import { useOwnProgress } from "./entries/own-progress.ts"
import { usePosition } from "./entries/use-position.ts"
import { EntryDesk } from "./entry-desk.tsx"
import { EventCard } from "./event-card.tsx"
import { JudgingShell } from "./judging-shell.tsx"
import { useExit } from "./use-exit.tsx"
import { useJudgingLater } from "./use-judging-later.ts"

/** The judging screen, for a signed-in judge or for Test Mode. */
export function JudgingDesk({ desk }: { desk: Desk }) {
  const { saving, mode } = desk
  const notes = useSyncExternalStore(saving.subscribe, saving.notes)
  const workspace = useMemo(() => withWaiting(desk.workspace, notes), [desk.workspace, notes])
  const { event, judge, sheets, sheetsVersion } = workspace
  const isLimited = isLimitedJudge(judge)
  const isPhone = useMediaQuery(smallerThan("md"), undefined, { getInitialValueInEffect: false })
  const shownDesk = useMemo(
    () => ({ ...desk, workspace, where: isPhone ? ("phone" as const) : ("device" as const) }),
    [desk, workspace, isPhone],
  )
  const waiting = useWaitingStates(saving)
  const isSafe = useIsSafe(saving)
  const progress = useOwnProgress(workspace, waiting)
  const { own } = progress
  const offer = useOffer(workspace, own, desk.session.state === "open")
  const { stats, session } = sharedProgress(progress, offer?.total)
  const { position, removed } = usePosition(workspace, own, offer?.entryId)
  const later = useJudgingLater()
  const card = useCardAddress(workspace, desk.isRefreshing)
  const guard = useUnsavedGuard(waiting.size > 0 && !isSafe, LOST_WITH_PAGE)
  const { exit, dialog } = useExit(saving, desk.onExit, { isAsked: mode.isBinding })
  const listed = useListedEntries(workspace, own, waiting, offer?.counts)
  const { isFinished, isNew } = useFinish(listed)
  // Without a word the judge takes cleared sheets for lost work.
  const isCleared = sheetsVersion > 0 && sheets.length === 0
  const hasNews = isCleared || listed.some((one) => one.talkWith || one.reopened)
  return (
    <DeskContext value={shownDesk}>
      <JudgingShell
        judgeName={judge.name}
        onExit={exit}
        banner={mode.banner}
        event={<EventCard event={event} {...stats} progressText={mode.progress} />}
      >
        <StorageNotice />
        {later && card.sentence && <later.CardNotice sentence={card.sentence} onClose={card.dismiss} />}
        {later && workspace.messages.length > 0 && <later.MessageLines workspace={workspace} goTo={position?.goTo} />}
        {later && isLimited && <later.ScopeChip workspace={workspace} />}
        {later && hasNews && <later.DeskNews entries={listed} isCleared={isCleared} />}
        {later && isFinished && position && (
          <later.FinishCard
            position={position}
            isNew={isNew}
            entries={listed}
            isShared={offer !== null}
            onExit={exit}
          />
        )}
        {position ? (
          <EntryDesk position={position} offer={offer} entries={listed} session={session} isPhone={isPhone} />
        ) : (
          <>
            <DeskNotices />
            {removed ? later && <later.RemovedEntry removed={removed} /> : <NothingToJudge isLimited={isLimited} />}
          </>
        )}
        {guard}
        {dialog}
      </JudgingShell>
    </DeskContext>
  )
}

/** A judge who is asked for some entries cannot tell whether the event has others. */
const NothingToJudge = ({ isLimited }: { isLimited: boolean }) =>
  isLimited ? (
    <EmptyState title="Nothing is assigned to you yet">
      Entries appear here as soon as the organizer assigns them.
    </EmptyState>
  ) : (
    <EmptyState title="No entries yet">Entries appear here as soon as the organizer adds them.</EmptyState>
  )
