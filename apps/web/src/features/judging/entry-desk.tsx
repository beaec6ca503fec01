import { hasEmptyScorecard, scorecardOf } from "@rosette/domain/contest/scorecard"
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from "react"
import { useArmed } from "./desk/armed.tsx"
import { useDesk } from "./desk/desk-context.ts"
import { DeskNotices } from "./desk/desk-notices.tsx"
import { shownName } from "./desk/entry-names.ts"
import type { Offer } from "./desk/use-offer.ts"
import { DeskDialogs } from "./desk-dialogs.tsx"
import type { SidebarSession } from "./entries/desk-sidebar.tsx"
import { EntryFacts, EntryHead } from "./entries/entry-card.tsx"
import type { ListedEntry } from "./entries/listed-entries.ts"
import { stageOf } from "./entries/listed-entries.ts"
import { nextStep, offeredStep, toOffer } from "./entries/next-step.ts"
import { useFocusOnEntry } from "./entries/use-focus-on-entry.ts"
import type { Position } from "./entries/use-position.ts"
import classes from "./judging-shell.module.css"
import { LaterDialog } from "./later-dialog.tsx"
import { AnnouncementBanner, useAnnouncement } from "./sheet/announcement-banner.tsx"
import type { KeypadProps } from "./sheet/points/keypad-dialog.tsx"
import { useFolding } from "./sheet/points/use-folding.ts"
import { ScoringSheet } from "./sheet/scoring-sheet.tsx"
import { SheetActionBar } from "./sheet/sheet-action-bar.tsx"
import { useSheet } from "./sheet/use-sheet.ts"
import { useShowCriterion } from "./sheet/use-show-criterion.ts"
import { useSubmitting } from "./sheet/use-submitting.ts"
import { SubmitQuestions } from "./submit-questions.tsx"
import { type OpenDialog, useDeskKeys } from "./use-desk-keys.ts"
import { useJudgingLater } from "./use-judging-later.ts"

type Props = {
  position: Position
  /** Null where no number of sheets is set for each entry. */
  offer: Offer | null
  entries: ListedEntry[]
  session: SidebarSession
  isPhone: boolean
}

const LaterKeypad = (dialog: KeypadProps) => <LaterDialog part={(later) => later.KeypadDialog} dialog={dialog} />

/** One entry: its sheet, the navigation to other entries, and the questions before submitting. */
export function EntryDesk({ position, offer, entries, session, isPhone }: Props) {
  const { workspace, saving, mode, onOpen } = useDesk()
  const [dialog, setDialog] = useState<OpenDialog>(null)
  const [failedUrl, setFailedUrl] = useState<string | null>(null)
  const card = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const sidebar = useRef<HTMLElement>(null)
  const { isArmed, arm, expect } = useArmed(position.entry.id)
  const sheet = useSheet(position, arm)
  const folding = useFolding()
  const { announcement, announce } = useAnnouncement()
  const onward = useMemo(() => (offer ? { ...position, next: toOffer(position, offer) } : position), [position, offer])
  const submitting = useSubmitting({ position: onward, sheet, announce, isArmed })
  useFocusOnEntry(position, sheet.isSettled, { card, heading })
  const openId = sheet.isLocked && !sheet.isCompleting ? null : position.entry.id
  useEffect(() => onOpen?.(openId), [onOpen, openId])
  const later = useJudgingLater()
  useDeskKeys({ position, submitting, expect, isPhone, sidebar, open: setDialog })
  const { entry } = position
  const { words } = workspace.event
  const close = useCallback(() => setDialog(null), [])
  const openList = useCallback(() => setDialog("entries"), [])
  const openScan = useCallback(() => setDialog("scan"), [])
  const onScan = workspace.event.hasCards ? openScan : undefined
  const openMenu = useCallback(() => setDialog("entry"), [])
  const criteria = useMemo(() => scorecardOf(sheet.criteria, entry), [sheet.criteria, entry])
  const { show, showUnscored } = useShowCriterion(entry, criteria, { sheet, submitting, folding })
  const next = useMemo(() => {
    if (offer) return offeredStep(position, offer, entries)
    const unfinished = entries.filter((listed) => stageOf(listed) !== "done")
    return nextStep(
      position,
      unfinished.map((listed) => listed.entry),
    )
  }, [position, offer, entries])
  const drawnId = useDeferredValue(entry.id)
  const commentsIssue = sheet.pending?.refusal?.issues.find((issue) => issue.path[0] === "comments")
  return (
    <div className={classes.desk}>
      <article ref={card} className={classes.entryDeskCard} aria-label={`Score sheet of ${shownName(entry)}`}>
        <EntryHead position={position} sum={sheet.sum} headingRef={heading} onPhotoFailed={setFailedUrl} />
        <EntryFacts
          entry={entry}
          term={words.descriptionLabel}
          isPhone={isPhone}
          failedUrl={failedUrl}
          onMenu={mode.isBinding ? openMenu : undefined}
        />
        {later && (
          <later.SheetNotice
            entry={entry}
            entryId={entry.id}
            sheet={sheet}
            talkWith={entries.find((listed) => listed.entry.id === entry.id)?.talkWith}
            retry={{
              run: sheet.pending?.isSubmitted ? submitting.submit : submitting.saveDraft,
              isArmed: submitting.isArmed,
            }}
          />
        )}
        <ScoringSheet
          key={entry.id}
          entry={entry}
          words={words}
          criteria={criteria}
          isWithoutScorecard={hasEmptyScorecard(workspace.criteria, entry)}
          isOfOthers={criteria.length === 0 && workspace.criteria.length > 0}
          notApplicable={workspace.event.notApplicable}
          sheet={sheet}
          folding={folding}
          isWhole={drawnId === entry.id}
          isArmed={isArmed}
          KeypadDialog={LaterKeypad}
          commentsError={commentsIssue?.message ?? null}
        />
        <SheetActionBar
          sheet={sheet}
          submitting={submitting}
          next={next}
          banner={<AnnouncementBanner announcement={announcement} />}
          notice={<DeskNotices />}
          isPhone={isPhone}
          waiting={saving.waiting().size + saving.notes().size}
          onList={openList}
          onWaiting={() => setDialog("waiting")}
          onUnscored={showUnscored}
        />
      </article>
      <aside ref={sidebar} className={classes.side} aria-label="Entries and help">
        {later && (
          <later.DeskSidebar
            position={position}
            entries={entries}
            session={session}
            isPhone={isPhone}
            devices={workspace.otherDevices}
            guidance={words.guidance}
            onOpen={setDialog}
            onScan={onScan}
          />
        )}
      </aside>
      <DeskDialogs position={position} entries={entries} close={close} onScan={onScan} open={dialog} />
      <SubmitQuestions sheet={sheet} submitting={submitting} onShow={show} />
    </div>
  )
}
