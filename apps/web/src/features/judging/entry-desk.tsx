import { useCallback, useDeferredValue, useMemo, useRef, useState } from "react"
import type { Desk } from "./desk/desk.ts"
import { DeskNotices } from "./desk/desk-notices.tsx"
import { shownName } from "./desk/entry-names.ts"
import { useArmed } from "./desk/use-armed.ts"
import { DeskDialogs } from "./desk-dialogs.tsx"
import type { SidebarSession } from "./entries/desk-sidebar.tsx"
import { EntryFacts, EntryHead } from "./entries/entry-card.tsx"
import type { ListedEntry } from "./entries/entry-list.tsx"
import { stageOf } from "./entries/entry-stage.ts"
import { nextStep } from "./entries/next-step.ts"
import { useFocusOnEntry } from "./entries/use-focus-on-entry.ts"
import type { Position } from "./entries/use-position.ts"
import classes from "./entry-desk.module.css"
import { AnnouncementBanner } from "./sheet/announcement-banner.tsx"
import { useFolding } from "./sheet/points/use-folding.ts"
import { ScoringSheet } from "./sheet/scoring-sheet.tsx"
import { SheetActionBar } from "./sheet/sheet-action-bar.tsx"
import { SubmitQuestions } from "./sheet/submit-questions.tsx"
import { useAnnouncement } from "./sheet/use-announcement.ts"
import { useSheet } from "./sheet/use-sheet.ts"
import { useShowCriterion } from "./sheet/use-show-criterion.ts"
import { useSubmitting } from "./sheet/use-submitting.ts"
import { type OpenDialog, useDeskKeys } from "./use-desk-keys.ts"
import { useJudgingLater } from "./use-judging-later.ts"

type Props = {
  desk: Desk
  position: Position
  entries: ListedEntry[]
  session: SidebarSession
  isPhone: boolean
}

/** One entry: its sheet, the navigation to other entries, and the questions before submitting. */
export function EntryDesk({ desk, position, entries, session, isPhone }: Props) {
  const [dialog, setDialog] = useState<OpenDialog>(null)
  const [failedUrl, setFailedUrl] = useState<string | null>(null)
  const card = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const sidebar = useRef<HTMLElement>(null)
  const { isArmed, arm, expect } = useArmed(position.entry.id)
  const sheet = useSheet(desk, position, arm)
  const folding = useFolding()
  const { announcement, announce } = useAnnouncement()
  const where = isPhone ? "phone" : "device"
  const submitting = useSubmitting({ desk, position, sheet, announce, where, isArmed })
  useFocusOnEntry(position, sheet.isSettled, { card, heading })
  const later = useJudgingLater()
  useDeskKeys({ position, submitting, expect, isPhone, sidebar, open: setDialog })
  const { entry } = position
  const close = useCallback(() => setDialog(null), [])
  const openList = useCallback(() => setDialog("entries"), [])
  const { show, showUnscored } = useShowCriterion(entry, desk.workspace.criteria, { sheet, submitting, folding })
  const next = useMemo(() => {
    const unfinished = entries.filter((listed) => stageOf(listed) !== "done")
    return nextStep(
      position,
      unfinished.map((listed) => listed.entry),
    )
  }, [position, entries])
  const drawnId = useDeferredValue(entry.id)
  const commentsIssue = sheet.pending?.refusal?.issues.find((issue) => issue.path[0] === "comments")
  return (
    <div className={classes.desk}>
      <article ref={card} className={classes.card} aria-label={`Score sheet of ${shownName(entry)}`}>
        <EntryHead position={position} sum={sheet.sum} headingRef={heading} onPhotoFailed={setFailedUrl} />
        <EntryFacts entry={entry} isPhone={isPhone} failedUrl={failedUrl} />
        {later && (
          <later.SheetNotice
            desk={desk}
            position={position}
            sheet={sheet}
            where={where}
            talkWith={entries[position.index]?.talkWith}
            retry={{
              run: sheet.pending?.isSubmitted ? submitting.submit : submitting.saveDraft,
              isArmed: submitting.isArmed,
            }}
          />
        )}
        <ScoringSheet
          key={entry.id}
          entry={entry}
          criteria={desk.workspace.criteria}
          sheet={sheet}
          folding={folding}
          isWhole={drawnId === entry.id}
          isArmed={isArmed}
          commentsError={commentsIssue?.message ?? null}
        />
        <SheetActionBar
          sheet={sheet}
          submitting={submitting}
          next={next}
          banner={<AnnouncementBanner announcement={announcement} />}
          notice={<DeskNotices desk={desk} where={where} />}
          isPhone={isPhone}
          isDemo={desk.isDemo}
          keptText={desk.saving.isSafe() ? `Saved on this ${where}` : "Not saved yet: keep this page open"}
          waiting={desk.isDemo ? 0 : desk.saving.pending().size}
          onList={openList}
          onWaiting={() => setDialog("waiting")}
          onUnscored={showUnscored}
        />
      </article>
      <aside ref={sidebar} className={classes.side} aria-label="Entries and help">
        {later && (
          <later.DeskSidebar
            {...{ position, entries, session, isPhone }}
            devices={desk.workspace.otherDevices}
            onOpen={setDialog}
          />
        )}
      </aside>
      <DeskDialogs {...{ desk, position, entries, where, close }} open={dialog} />
      <SubmitQuestions sheet={sheet} submitting={submitting} onShow={show} />
    </div>
  )
}
