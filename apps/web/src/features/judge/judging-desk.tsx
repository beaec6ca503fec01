import { Alert } from "@mantine/core"
import { useMediaQuery } from "@mantine/hooks"
import { entryStatus, judgeProgress } from "@rosette/domain"
import { IconAlertTriangle } from "@tabler/icons-react"
import { useMemo } from "react"
import { flushSync } from "react-dom"
import { plural } from "../../lib/format.ts"
import { EmptyState } from "../../ui/empty-state.tsx"
import { useUnsavedGuard } from "../../ui/unsaved-guard.ts"
import { useConfirm } from "../../ui/use-confirm.tsx"
import type { Desk } from "./desk.ts"
import { EntryDesk } from "./entry-desk.tsx"
import { EventCard } from "./event-card.tsx"
import { JudgingShell } from "./judging-shell.tsx"
import { usePosition } from "./use-position.ts"
import { usePending } from "./use-sheet.ts"

/** The judging screen on whatever desk it is given: a signed-in judge's, or that of Test Mode. */
export function JudgingDesk({ desk }: { desk: Desk }) {
  const { event, judge, entries, sheets } = desk.workspace
  const isPhone = useMediaQuery("(max-width: 61.99em)", undefined, { getInitialValueInEffect: false })
  const pending = usePending(desk)
  const position = usePosition(desk.workspace)
  const guard = useUnsavedGuard(
    !desk.isDemo && !desk.saving.isSafe(),
    "This browser does not let Rosette keep anything, so scores that are not sent yet will be lost.",
  )
  const { confirm, dialog } = useConfirm()
  const exit = async () => {
    const isSafe = desk.saving.isSafe()
    const isAgreed = desk.isDemo || pending.size === 0 || (await confirm(exitQuestion(pending.size, isSafe)))
    if (!isAgreed) return
    // Asked already: nothing is left that the guard would ask about.
    if (!isSafe) flushSync(() => [...pending.keys()].forEach(desk.saving.drop))
    desk.onExit()
  }
  const listed = useMemo(() => {
    const sheetOf = new Map(sheets.map((sheet) => [sheet.entryId, sheet]))
    return entries.map((entry) => ({
      entry,
      status: entryStatus(sheetOf.get(entry.id)),
      pending: desk.isDemo ? undefined : pending.get(entry.id),
    }))
  }, [entries, sheets, pending, desk.isDemo])
  const { stats, session } = useMemo(
    () =>
      judgeProgress(
        entries.map(({ id }) => id),
        sheets,
      ),
    [entries, sheets],
  )
  return (
    <JudgingShell judgeName={judge.name} onExit={exit} isDemo={desk.isDemo}>
      {!desk.isDemo && !desk.saving.isSafe() && (
        <Alert color="red" title="This browser does not keep anything" icon={<IconAlertTriangle aria-hidden />} mb="md">
          A private window or a full phone, perhaps. Your scores go straight to the server: stay online, and leave this
          page only when it says “All sent”.
        </Alert>
      )}
      <EventCard event={event} completed={stats.completed} total={stats.total} isDemo={desk.isDemo} />
      {position ? (
        <EntryDesk desk={desk} position={position} entries={listed} session={session} isPhone={isPhone} />
      ) : (
        <EmptyState title="No entries yet">The organizer has not added any entries. Please come back later.</EmptyState>
      )}
      {guard}
      {dialog}
    </JudgingShell>
  )
}

const exitQuestion = (count: number, isSafe: boolean) => ({
  title: "Exit with scores that are not sent?",
  message: isSafe
    ? `${plural(count, "score sheet")} not sent yet. They stay on this device and are here again when you sign in.`
    : `${plural(count, "score sheet")} not sent yet. This browser cannot keep them: they will be lost.`,
  action: "Exit",
  cancel: "Stay here",
  isDangerous: !isSafe,
})
