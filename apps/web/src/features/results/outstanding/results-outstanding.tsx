import { Box, Button, Group, Text, UnstyledButton } from "@mantine/core"
import { useState } from "react"
import { LazyDialog } from "../../../ui/dialogs/lazy-dialog.tsx"
import { useConfirm } from "../../../ui/dialogs/use-confirm.tsx"
import { useOpened } from "../../../ui/dialogs/use-opened.ts"
import { Chevron } from "../../../ui/figures/chevron.tsx"
import { FewFirst } from "../../../ui/lists/few-first.tsx"
import { useIsPhone } from "../../../ui/page/use-is-phone.ts"
import { ReopenSheetsDialog } from "../../reopening/judges-reopen-dialog.tsx"
import { useBulkSheets } from "../../reopening/use-bulk-sheets.ts"
import { LeaveOut } from "./leave-out.tsx"
import classes from "./outstanding.module.css"
import {
  type LackingLine,
  lackingLines,
  missingSum,
  notAskedSheets,
  type Outstanding,
  outstandingWords,
  sheetsTone,
} from "./words.ts"

type Props = {
  eventId: number
  outstanding: Outstanding
  /** What the sentence about missing sheets begins with. */
  lead?: string | undefined
}

/** Whether the results can still change: missing and incomplete sheets. Nothing if no sheet is expected. */
export function ResultsOutstanding({ eventId, outstanding, lead }: Props) {
  const words = outstandingWords(outstanding)
  const [first, ...others] = words?.lines ?? []
  const sentence = words && [lead, first].filter(Boolean).join(" ")
  const sum = missingSum(outstanding)
  const isFolded = useIsPhone() && sum !== null
  if (!sheetsTone(outstanding)) return null
  return (
    <Box miw={0}>
      <Text fw={600} role="status">
        {words ? words.state : "All sheets are in"}
      </Text>
      {sentence && (isFolded ? <Folded sum={sum} sentence={sentence} /> : <Text>{sentence}</Text>)}
      {others.map((line) => (
        <Text key={line}>{line}</Text>
      ))}
      {outstanding.lackingSheets > 0 && <LackingActions eventId={eventId} outstanding={outstanding} />}
    </Box>
  )
}

/** How many are missing, and on demand from whom. */
function Folded({ sum, sentence }: { sum: string; sentence: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <UnstyledButton className={classes.sum} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {sum}
        <Chevron size={16} />
      </UnstyledButton>
      {isOpen && <Text>{sentence}</Text>}
    </>
  )
}

/** Leaves a lacking criterion out of the percent, asks the judges to complete their sheets, or reopens them. */
function LackingActions({ eventId, outstanding }: Omit<Props, "lead">) {
  const [showsSheets, setShowsSheets] = useState(false)
  const reopening = useOpened(null)
  const { ask, dialog } = useAskToComplete(eventId)
  const isAsked = notAskedSheets(outstanding) === 0
  const criteria = outstanding.criteria.map(({ criterionId: id, name }) => ({ id, name }))
  return (
    <>
      {isAsked && <Text>Their judges are asked on their phones to complete them.</Text>}
      <Group gap="xs" mt="xs">
        <LeaveOut eventId={eventId} criteria={criteria} />
        {!isAsked && <Button onClick={() => ask(outstanding)}>Ask to complete</Button>}
        <Button variant="default" onClick={() => reopening.open(null)}>
          Reopen…
        </Button>
        <Button variant="default" aria-expanded={showsSheets} onClick={() => setShowsSheets(!showsSheets)}>
          {showsSheets ? "Hide the sheets" : "Show the sheets"}
        </Button>
      </Group>
      {showsSheets && <LackingSheets outstanding={outstanding} />}
      <LazyDialog key={reopening.turn} isOpen={reopening.isOpen}>
        {(isOpen) => <ReopenSheetsDialog eventId={eventId} isOpen={isOpen} onClose={reopening.close} />}
      </LazyDialog>
      {dialog}
    </>
  )
}

const FEW_SHEETS = 10

/** The incomplete submitted sheets, judge by judge. */
function LackingSheets({ outstanding }: { outstanding: Outstanding }) {
  return (
    <ul className={classes.lines}>
      {lackingLines(outstanding).map(({ id, name, sheets }) => (
        <li key={id}>
          <Text fw={600}>{name}</Text>
          <FewFirst items={sheets} few={FEW_SHEETS} of={`sheets of ${name}`}>
            {(few) => <SheetLines sheets={few} />}
          </FewFirst>
        </li>
      ))}
    </ul>
  )
}

function SheetLines({ sheets }: { sheets: readonly LackingLine[] }) {
  return (
    <ul className={classes.lines}>
      {sheets.map(({ key, sheet, criteria, isAsked }) => (
        <li key={key}>
          {sheet}: {criteria}
          {isAsked && " · asked"}
        </li>
      ))}
    </ul>
  )
}

/** Asks the judges to complete their submitted sheets, after a confirmation. */
function useAskToComplete(eventId: number) {
  const { confirm, dialog } = useConfirm()
  const { askToComplete } = useBulkSheets(eventId)
  const ask = async (outstanding: Outstanding) => {
    const isYes = await confirm({
      title: "Ask the judges to complete these sheets?",
      message: (
        <>
          <Text>{outstandingWords(outstanding)?.lines.at(-1)}</Text>
          <Text mt="sm">
            The sheets are marked on the judges’ phones. They stay submitted and keep counting with what they have; only
            the missing criteria can be added.
          </Text>
        </>
      ),
      action: "Ask to complete",
      isDangerous: false,
    })
    if (isYes) askToComplete.mutate({ eventId })
  }
  return { ask, dialog }
}
