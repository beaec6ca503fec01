import { Button, Text } from "@mantine/core"
import { numberedName } from "@rosette/domain/entries/entry-names"
import type { EntryStatus } from "@rosette/domain/entries/entry-status"
import { errorText } from "../../../lib/error-text.ts"
import { feedback } from "../../../lib/feedback.ts"
import { plural } from "../../../lib/format.ts"
import { trpc } from "../../../lib/trpc.ts"
import { useConfirm } from "../../../ui/dialogs/use-confirm.tsx"
import { MovesReport } from "../../place-moves/moves-report.tsx"
import { useMoves } from "../../place-moves/use-moves.ts"

type Props = { eventId: number; entryIds: readonly number[]; isPending: boolean }

const NAMED = 5

/** Entries that nobody has checked in and nobody has judged, once others are checked in: they can all be marked as absent. */
export function MarkAbsent({ eventId, entryIds, isPending }: Props) {
  const entries = trpc.organizer.entries.useQuery({ eventId }).data ?? []
  const sheets = trpc.organizer.entrySheets.useQuery({ eventId }).data
  const { confirm, dialog } = useConfirm()
  const set = useStatusOfMany(eventId)
  const judged = new Set(sheets?.entries.flatMap((one) => (one.submittedSheets > 0 ? one.entryId : [])))
  const missing = entries.filter(({ id, status }) => status === "expected" && entryIds.includes(id) && !judged.has(id))
  if (!sheets || missing.length === 0 || !entries.some(({ status }) => status === "checkedIn")) return null
  const mark = async () => {
    const count = plural(missing.length, "entry", "entries")
    const named = missing.slice(0, NAMED).map(numberedName)
    const others = missing.length - named.length
    const isYes = await confirm({
      title: `Mark ${count} as absent?`,
      message: `Never checked in, and without a submitted sheet: ${named.join(", ")}${others > 0 ? ` and ${plural(others, "other")}` : ""}. Judges are not asked for them any more.`,
      action: "Mark as absent",
      isDangerous: false,
    })
    if (isYes)
      await set(
        missing.map(({ id }) => id),
        "absent",
      )
  }
  return (
    <>
      <Button
        size="sm"
        variant="default"
        h="auto"
        mih="var(--button-height)"
        py={4}
        disabled={isPending}
        onClick={mark}
      >
        Mark those never checked in as absent
      </Button>
      {dialog}
    </>
  )
}

/** Absent entries that somebody has judged after all are checked in, once it is shown whose place moves. */
export function CheckIn({ eventId, entryIds, isPending }: Props) {
  const { confirm, dialog } = useConfirm()
  const set = useStatusOfMany(eventId)
  const readMoves = useMoves(eventId)
  const checkIn = async () => {
    const entries = entryIds.map((entryId) => ({ entryId, status: "checkedIn" as const }))
    const moves = await readMoves({ entries }).catch(() => null)
    const isYes = await confirm({
      title: `Check in ${plural(entryIds.length, "entry", "entries")}?`,
      message: (
        <>
          <Text>Their sheets count, and they get a place.</Text>
          {moves && <MovesReport moves={moves} />}
        </>
      ),
      action: "Check in",
      isDangerous: false,
    })
    if (isYes) await set(entryIds, "checkedIn")
  }
  return (
    <>
      <Button size="sm" variant="default" disabled={isPending} onClick={checkIn}>
        Check in
      </Button>
      {dialog}
    </>
  )
}

function useStatusOfMany(eventId: number) {
  const update = trpc.organizer.updateEntries.useMutation()
  return (entryIds: readonly number[], status: EntryStatus) =>
    update.mutateAsync({ eventId, entryIds: [...entryIds], status }).then(
      ({ updatedCount }) => feedback.success("Status set", `${plural(updatedCount, "entry", "entries")} changed.`),
      (error: unknown) => feedback.failure("The status could not be set", errorText(error)),
    )
}
