import { Button, Group, Stack } from "@mantine/core"
import type { JudgeForOrganizer } from "@rosette/contract/judges"
import { IconPrinter } from "@tabler/icons-react"
import { lazy, Suspense, useState } from "react"
import { trpc } from "../../lib/trpc.ts"
import { LazyDialog } from "../../ui/dialogs/lazy-dialog.tsx"
import { useConfirm } from "../../ui/dialogs/use-confirm.tsx"
import { nextFocus } from "../../ui/focus/next-focus.ts"
import { useIsPhone } from "../../ui/page/use-is-phone.ts"
import { EventEmptyState } from "../../ui/states/event-empty-state.tsx"
import { BarsSkeleton, Loaded } from "../../ui/states/loaded.tsx"
import { useCardAddress } from "../card-address/card-address.ts"
import { CardAddressNote } from "../card-address/card-address-note.tsx"
import { useConflictsDialog } from "../conflicts/use-conflicts-dialog.tsx"
import { useAsked } from "../live/asked-action.ts"
import { whenTabOpens } from "../live/dashboard-freshness.ts"
import { REOPENING_QUESTIONS } from "../reopening/sheet-questions.ts"
import { useBulkSheets } from "../reopening/use-bulk-sheets.ts"
import { useReason } from "../reopening/use-reason.tsx"
import { EntryReports } from "./entry-reports.tsx"
import { JUDGE_ROWS, type JudgeAction } from "./judge-actions.tsx"
import { JudgeQrDialog, JudgesPaper } from "./judge-card.tsx"
import { JudgeForm } from "./judge-form.tsx"
import { JudgeList } from "./judge-list.tsx"
import { useDue } from "./judge-progress.tsx"
import type { JudgeSheet } from "./judge-sheets.ts"
import { JudgeSheetsDialog, REOPEN_BUTTONS } from "./judge-sheets-dialog.tsx"
import classes from "./judges.module.css"
import { JudgesMenu } from "./judges-menu.tsx"
import { SignInRequests } from "./sign-in-requests.tsx"
import { useJudgeChanges, useJudgeLeaving } from "./use-judge-changes.ts"
import { JUDGE_QUESTIONS } from "./words.ts"

const RenameJudgeDialog = lazy(() =>
  import("./rename-judge-dialog.tsx").then((m) => ({ default: m.RenameJudgeDialog })),
)

const CoverageView = lazy(() => import("./coverage/coverage-view.tsx").then((m) => ({ default: m.CoverageView })))

/** The open dialog and its judge, whose name is kept because the judge may be removed while it is open. */
type Opened = { dialog: "showQr" | "rename" | "reopen" | null; judgeId: number | null; judgeName: string }

type Props = {
  eventId: number
  eventName: string
  /** The id of the judge to show first; 0 for none. */
  foundId: number
}

/** The judges of an event, or which entries they have judged. A judge who is searched for is shown among the judges. */
export const JudgesTab = (props: Props) => <JudgesOrCoverage key={props.foundId} {...props} />

function JudgesOrCoverage({ foundId, ...event }: Props) {
  const [view, setView] = useState({ isCoverage: false, foundId })
  const showJudges = (judgeId: number) => setView({ isCoverage: false, foundId: judgeId })
  if (view.isCoverage)
    return (
      <Suspense fallback={<BarsSkeleton count={8} height="2.5rem" />}>
        <CoverageView eventId={event.eventId} onBack={() => showJudges(0)} onJudge={showJudges} />
      </Suspense>
    )
  return <JudgesPanel {...event} {...view} onCoverage={() => setView({ isCoverage: true, foundId: 0 })} />
}

/** The judges: adding, codes, progress, and reopening sheets. */
function JudgesPanel({ eventId, eventName, foundId, onCoverage }: Props & { onCoverage: () => void }) {
  const judges = trpc.organizer.judges.useQuery({ eventId }, { refetchOnMount: whenTabOpens })
  const { renewCode, clearScores, remove } = useJudgeChanges()
  const setLeft = useJudgeLeaving()
  const { openConflicts, dialog: conflictsDialog } = useConflictsDialog(eventId)
  const { reopenSheet, reopenSheets, takeBackReopening } = useBulkSheets(eventId)
  const reopening = useReason()
  const due = useDue(eventId, judges.data ?? [])
  const address = useCardAddress()
  const { confirm, dialog } = useConfirm()
  const [opened, setOpened] = useState<Opened>({ dialog: null, judgeId: null, judgeName: "" })
  const [addedId, setAddedId] = useState<number | null>(null)
  const close = () => setOpened((before) => ({ ...before, dialog: null }))
  const hasJudges = (judges.data?.length ?? 0) > 0
  const isPhone = useIsPhone()
  const openedJudge = judges.data?.find(({ id }) => id === opened.judgeId)

  const foldAdded = () => {
    const moveFocus = nextFocus(JUDGE_ROWS)
    setAddedId(null)
    moveFocus()
  }
  const act = async (judge: JudgeForOrganizer, action: JudgeAction) => {
    const { id: judgeId, name: judgeName } = judge
    if (action === "showQr" || action === "rename" || action === "reopen")
      return setOpened({ dialog: action, judgeId, judgeName })
    if (action === "conflicts") return openConflicts({ about: { judgeId }, name: judgeName })
    if (action === "leave" || action === "comeBack") return setLeft(judge, action === "leave")
    const moveFocus = nextFocus(JUDGE_ROWS)
    const instead =
      action === "remove" && !judge.hasLeft
        ? { instead: { label: "Has left", onPress: () => void setLeft(judge, true) } }
        : null
    if (!(await confirm({ ...JUDGE_QUESTIONS[action](judge), ...instead }))) return
    const change = { renewCode, clearScores, remove }[action]
    change.mutate({ judgeId }, { onSuccess: () => action === "remove" && moveFocus() })
  }
  const reopenOne = async (judge: JudgeForOrganizer, sheet: JudgeSheet) => {
    const moveFocus = nextFocus(REOPEN_BUTTONS)
    const reason = await reopening.askReason(REOPENING_QUESTIONS.one(judge, sheet))
    if (reason === null) return
    reopenSheet.mutate({ judgeId: judge.id, entryId: sheet.entryId, reason }, { onSuccess: moveFocus })
  }
  const takeBack = (version: number) => {
    const moveFocus = nextFocus(REOPEN_BUTTONS)
    takeBackReopening.mutate({ eventId, version }, { onSuccess: moveFocus })
  }
  const reopenAll = async (judge: JudgeForOrganizer) => {
    close()
    const reason = await reopening.askReason(REOPENING_QUESTIONS.all(judge))
    if (reason !== null) reopenSheets.mutate({ eventId, judgeId: judge.id, reason })
  }
  return (
    <>
      <Stack gap="md" data-print="never">
        <SignInRequests eventId={eventId} />
        <EntryReports eventId={eventId} />
        <Group gap="0.75rem 1.5rem" align="flex-start" justify="space-between">
          <JudgeForm eventId={eventId} isFirst={judges.data?.length === 0} onAdded={setAddedId} />
          {hasJudges && !isPhone && <JudgesTools eventId={eventId} onCoverage={onCoverage} />}
        </Group>
        {hasJudges && <CardAddressNote />}
        <Loaded
          query={judges}
          skeleton={<BarsSkeleton count={5} height="4.5rem" />}
          empty={
            <EventEmptyState eventId={eventId} title="No judges yet" drawing="free-chair">
              Add each judge by name. They get an access code to sign in with, on any phone.
            </EventEmptyState>
          }
        >
          {(list) => (
            <JudgeList
              judges={list}
              due={due}
              address={address}
              addedId={addedId}
              foundId={foundId}
              onAction={act}
              onAddedSeen={foldAdded}
              aside={isPhone && <JudgesTools eventId={eventId} onCoverage={onCoverage} />}
            />
          )}
        </Loaded>
      </Stack>
      <JudgesPaper eventId={eventId} eventName={eventName} address={address} judges={judges.data ?? []} />
      <JudgeQrDialog
        address={address}
        judgeName={opened.judgeName}
        judge={openedJudge}
        isOpen={opened.dialog === "showQr"}
        onClose={close}
      />
      <LazyDialog isOpen={opened.dialog === "rename"}>
        {(isOpen) => (
          <RenameJudgeDialog judgeId={opened.judgeId} judgeName={opened.judgeName} isOpen={isOpen} onClose={close} />
        )}
      </LazyDialog>
      <JudgeSheetsDialog
        eventId={eventId}
        judgeName={opened.judgeName}
        judge={openedJudge}
        isOpen={opened.dialog === "reopen"}
        onClose={close}
        onReopen={reopenOne}
        onTakeBack={takeBack}
        onReopenAll={reopenAll}
      />
      {dialog}
      {conflictsDialog}
      {reopening.dialog}
    </>
  )
}

/** On a phone in the line above the list, beside what is due. */
const JudgesTools = (props: { eventId: number; onCoverage: () => void }) => (
  <div className={classes.tools}>
    <PrintCodes />
    <JudgesMenu {...props} />
  </div>
)

const PrintCodes = () => (
  <Button
    ref={useAsked<HTMLButtonElement>("print-codes")}
    variant="default"
    leftSection={<IconPrinter size={20} aria-hidden />}
    onClick={() => window.print()}
  >
    Print Codes
  </Button>
)
