import { Alert, Badge, Button, Modal, Text } from "@mantine/core"
import type { JudgeForOrganizer } from "@rosette/contract/judges"
import { useState } from "react"
import { formatNumber, plural } from "../../../lib/format.ts"
import { SearchField } from "../../../ui/fields/search-field.tsx"
import { focusKind } from "../../../ui/focus/next-focus.ts"
import { BarsSkeleton, Loaded } from "../../../ui/states/loaded.tsx"
import classes from "../judges.module.css"
import { type JudgeSheet, matchingSheets } from "./judge-sheets.ts"
import { useJudgeSheets } from "./use-judge-sheets.ts"

const STATUS_COLORS = { Complete: "green", "In Progress": "ribbon", Pending: "gray" } as const

type Props = {
  eventId: number
  /** The name when the dialog was opened, because the judge may be removed since. */
  judgeName: string
  judge: JudgeForOrganizer | undefined
  isOpen: boolean
  onClose: () => void
  onReopen: (entryId: number) => void
  onReopenAll: (judge: JudgeForOrganizer) => void
}

/** The focus kind of the buttons that reopen a sheet, for `nextFocus`. */
export const REOPEN_BUTTONS = "reopen-sheet"

/** A judge's sheets by entry, to reopen single ones or all. */
export function JudgeSheetsDialog({ judgeName, judge, isOpen, onClose, onReopenAll, ...list }: Props) {
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={`Scores of ${judgeName}`}
      size="lg"
      closeButtonProps={{ "aria-label": "Close" }}
    >
      {judge ? (
        <>
          <Text c="dimmed" mb="md">
            Reopening makes a submitted score a draft again: it no longer counts until the judge submits it once more.
          </Text>
          {judge.submittedEntries > 1 && (
            <Button variant="default" mb="md" onClick={() => onReopenAll(judge)}>
              Reopen All {formatNumber(judge.submittedEntries)}
            </Button>
          )}
          <SheetList judgeId={judge.id} {...list} />
        </>
      ) : (
        <Alert color="red" role="alert" title={`${judgeName} was removed meanwhile`}>
          Their scores were removed too. There is nothing to reopen here any more.
        </Alert>
      )}
    </Modal>
  )
}

type ListProps = Pick<Props, "eventId" | "onReopen"> & { judgeId: number }

function SheetList({ eventId, judgeId, onReopen }: ListProps) {
  const sheets = useJudgeSheets(eventId, judgeId)
  const [search, setSearch] = useState("")
  return (
    <Loaded query={sheets} skeleton={<BarsSkeleton count={5} />}>
      {(all) => {
        const shown = matchingSheets(all, search)
        return (
          <>
            <SearchField
              label="Search entries"
              placeholder="Search entries, IDs..."
              value={search}
              onChange={setSearch}
              countText={`${shown.length} of ${plural(all.length, "entry", "entries")} match`}
            />
            <ul className={classes.sheets}>
              {shown.map((sheet) => (
                <SheetLine key={sheet.entryId} sheet={sheet} onReopen={() => onReopen(sheet.entryId)} />
              ))}
            </ul>
          </>
        )
      }}
    </Loaded>
  )
}

type LineProps = { sheet: JudgeSheet; onReopen: () => void }

function SheetLine({ sheet, onReopen }: LineProps) {
  return (
    <li className={classes.sheet}>
      <div className={classes.sheetName}>
        <Text fw={600}>{sheet.entryName}</Text>
        <Text size="sm" c="dimmed">
          Entry {sheet.votingId}
        </Text>
      </div>
      <Badge color={STATUS_COLORS[sheet.status]} variant="light">
        {sheet.status}
      </Badge>
      {sheet.status === "Complete" && (
        <Button
          variant="default"
          aria-label={`Reopen ${sheet.entryName}`}
          onClick={onReopen}
          {...focusKind(REOPEN_BUTTONS)}
        >
          Reopen
        </Button>
      )}
    </li>
  )
}
