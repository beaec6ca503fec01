import { Button, Stack, Text } from "@mantine/core"
import type { Entry } from "@rosette/contract/entries"
import { criterionApplies } from "@rosette/domain/contest/applicability"
import { competes } from "@rosette/domain/entries/entry-status"
import type { SheetContent } from "@rosette/outbox/records"
import { contentOf, isStoredAlready } from "@rosette/outbox/sheet-content"
import { useState } from "react"
import { entryLabel } from "../../../offline/entry-label.ts"
import { ScanPanel } from "../cards/scan-panel.tsx"
import { useOpenEntry } from "../cards/use-open-entry.ts"
import { useDesk } from "../desk/desk-context.ts"
import { outWords, shownName } from "../desk/entry-names.ts"
import { usePending } from "../desk/waiting-states.ts"
import { SheetsCompared } from "../sheet/conflict-panel.tsx"
import { changeOnDesk } from "../sheet/use-sheet.ts"

type Props = { entry: Entry; draft: SheetContent; onMoved: () => void }

/** Moves a draft that was scored for the wrong entry: by the other entry's card or number, and after one look at it. */
export function MoveSheet({ entry, draft, onMoved }: Props) {
  const { workspace } = useDesk()
  const [targetId, setTargetId] = useState<number | null>(null)
  const [sentence, setSentence] = useState("")
  const target = workspace.entries.find(({ id }) => id === targetId)
  const choose = (entryId: number) => {
    setSentence(entryId === entry.id ? `This is the sheet of ${entry.votingId} already` : "")
    if (entryId !== entry.id) setTargetId(entryId)
  }
  if (target)
    return (
      <Stack gap="sm">
        <ConfirmMove entry={entry} draft={draft} target={target} onMoved={onMoved} />
        <Button variant="default" size="lg" onClick={() => setTargetId(null)}>
          Choose another entry
        </Button>
      </Stack>
    )
  return (
    <Stack gap="sm">
      <Text>To which entry? Scan its card, or type its number.</Text>
      <Text role="status">{sentence}</Text>
      <ScanPanel onEntry={choose} />
    </Stack>
  )
}

function ConfirmMove({ entry, draft, target, onMoved }: Props & { target: Entry }) {
  const desk = useDesk()
  const openEntry = useOpenEntry()
  const { criteria, sheets } = desk.workspace
  const pending = usePending(desk).get(target.id)
  const stored = sheets.find(({ entryId }) => entryId === target.id)
  if (stored?.isSubmitted || pending?.isSubmitted)
    return <Text>{`Your sheet of ${target.votingId} is submitted. Ask the organizer to reopen it first.`}</Text>
  const theirs = pending?.content ?? contentOf(stored)
  const left = criteria.filter((one) => draft.points[one.id] !== undefined && !criterionApplies(one, target))
  const move = () => {
    const kept = Object.entries(draft.points).filter(([id]) => left.every((one) => one.id !== Number(id)))
    const content = { points: Object.fromEntries(kept), comments: draft.comments }
    const { baseRevision } = changeOnDesk(desk, entry, draft, false)
    const from = { entryId: entry.id, label: entryLabel(entry), baseRevision }
    desk.saving.move(changeOnDesk(desk, target, content, false), from)
    onMoved()
    openEntry(target.id, `The sheet is with ${target.votingId} now`)
  }
  return (
    <Stack gap="sm">
      <Text>{`From ${entry.votingId} to ${target.votingId} ${shownName(target)}.`}</Text>
      {!competes(target) && <Text role="status">{`${outWords(target)} Its sheets do not count.`}</Text>}
      {left.length > 0 && (
        <Text>{`These points do not apply there, and are left out: ${left.map(({ name }) => name).join(", ")}.`}</Text>
      )}
      {!isStoredAlready(theirs, undefined) && (
        <>
          <Text>{`${target.votingId} has a draft of yours already. The moved sheet takes its place.`}</Text>
          <SheetsCompared
            entryId={target.id}
            mine={draft}
            theirs={theirs}
            mineAs={`From ${entry.votingId}`}
            as={`${target.votingId} now`}
          />
        </>
      )}
      <Button size="lg" onClick={move}>
        {`Move to ${target.votingId}`}
      </Button>
    </Stack>
  )
}
