import { Button, Modal, Text } from "@mantine/core"
import { useState } from "react"
import { isolated, isolatedName } from "../../../lib/isolated.ts"
import { useLocked } from "../../../ui/states/locked.tsx"
import { useConflictsDialog } from "../../conflicts/use-conflicts-dialog.tsx"
import { REOPENING_QUESTIONS } from "../../reopening/sheet-questions.ts"
import { useBulkSheets } from "../../reopening/use-bulk-sheets.ts"
import { useReason } from "../../reopening/use-reason.tsx"
import { CELLS, type Cell, cellsOf, isIn, isStored } from "./cells.ts"
import classes from "./coverage.module.css"
import type { Covered, CoveredEntry, CoveredJudge } from "./coverage-rows.ts"
import { SendSomebody } from "./send-somebody.tsx"
import { SheetPoints } from "./sheet-points.tsx"

type Props = {
  eventId: number
  entryId: number
  /** The judge whose sheet is shown at first. */
  judgeId: number | undefined
  covered: Covered
  isOpen: boolean
  onClose: () => void
  onJudge: (judgeId: number) => void
}

/** The sheets of one entry, judge by judge: each can be seen and reopened. */
export function EntryCoverageDialog({ eventId, entryId, judgeId, covered, isOpen, onClose, onJudge }: Props) {
  const entry = covered.classes.flatMap(({ entries }) => entries).find((one) => one.entryId === entryId)
  const { openConflicts, dialog } = useConflictsDialog(eventId)
  const { reopenSheet } = useBulkSheets(eventId)
  const reopening = useReason()
  const reopen = async (judge: CoveredJudge) => {
    if (!entry) return
    const reason = await reopening.askReason(REOPENING_QUESTIONS.one(judge, entry))
    if (reason !== null) reopenSheet.mutate({ judgeId: judge.judgeId, entryId, reason })
  }
  return (
    <>
      <Modal
        opened={isOpen}
        onClose={onClose}
        title={entry ? isolatedName(entry) : "This entry is not judged any more"}
        size="lg"
        closeButtonProps={{ "aria-label": "Close" }}
      >
        {entry && (
          <>
            <Text mb="sm">
              {entry.done} of {entry.need} sheets
            </Text>
            <SendSomebody eventId={eventId} entry={entry} judges={covered.judges} />
            <Button
              variant="default"
              my="sm"
              onClick={() => openConflicts({ about: { entryId }, name: isolatedName(entry) })}
            >
              Conflicts…
            </Button>
            <JudgeLines
              eventId={eventId}
              entry={entry}
              judges={covered.judges}
              judgeId={judgeId}
              onJudge={onJudge}
              onReopen={(judge) => void reopen(judge)}
            />
          </>
        )}
      </Modal>
      {dialog}
      {reopening.dialog}
    </>
  )
}

type LinesProps = Pick<Props, "eventId" | "judgeId" | "onJudge"> & {
  entry: CoveredEntry
  judges: readonly CoveredJudge[]
  onReopen: (judge: CoveredJudge) => void
}

function JudgeLines({ eventId, entry, judges, judgeId, onJudge, onReopen }: LinesProps) {
  const [seenId, setSeenId] = useState(judgeId)
  const cells = cellsOf(entry.cells)
  return (
    <ul className="plain">
      {judges.map((judge, index) => (
        <JudgeLine
          key={judge.judgeId}
          eventId={eventId}
          entryId={entry.entryId}
          judge={judge}
          cell={cells[index] ?? "-"}
          isSeen={judge.judgeId === seenId}
          onSee={() => setSeenId(judge.judgeId === seenId ? undefined : judge.judgeId)}
          onReopen={() => onReopen(judge)}
          onJudge={() => onJudge(judge.judgeId)}
        />
      ))}
    </ul>
  )
}

type LineProps = {
  eventId: number
  entryId: number
  judge: CoveredJudge
  cell: Cell
  isSeen: boolean
  onSee: () => void
  onReopen: () => void
  onJudge: () => void
}

function JudgeLine({ eventId, entryId, judge, cell, isSeen, onSee, onReopen, onJudge }: LineProps) {
  const { name } = judge
  const isLocked = useLocked()
  return (
    <li className={classes.sheet}>
      <div className={classes.sheetOf}>
        <button type="button" className={classes.judge} onClick={onJudge}>
          {isolated(name)}
        </button>
        <Text size="sm" c="dimmed">
          <span data-cell={cell} aria-hidden>
            {CELLS[cell].shape}
          </span>{" "}
          {CELLS[cell].word}
        </Text>
      </div>
      <div className={classes.acts}>
        {isStored(cell) && (
          <Button
            variant="default"
            aria-expanded={isSeen}
            aria-label={`${isSeen ? "Hide" : "See"} the sheet of ${name}`}
            onClick={onSee}
          >
            {isSeen ? "Hide" : "See"}
          </Button>
        )}
        {isIn(cell) && (
          <Button variant="default" aria-label={`Reopen the sheet of ${name}`} disabled={isLocked} onClick={onReopen}>
            Reopen
          </Button>
        )}
      </div>
      {isSeen && isStored(cell) && <SheetPoints eventId={eventId} judgeId={judge.judgeId} entryId={entryId} />}
    </li>
  )
}
