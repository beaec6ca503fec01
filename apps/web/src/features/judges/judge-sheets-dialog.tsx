import { Alert, Badge, Button, Modal, Text } from "@mantine/core"
import type { JudgeForOrganizer } from "@rosette/contract/judges"
import { SET_ASIDE } from "@rosette/domain/judges/set-aside"
import { useState } from "react"
import { formatNumber, plural } from "../../lib/format.ts"
import { SearchField } from "../../ui/fields/search-field.tsx"
import { focusKind } from "../../ui/focus/next-focus.ts"
import { BarsSkeleton, Loaded } from "../../ui/states/loaded.tsx"
import { sheetName } from "../reopening/sheet-questions.ts"
import classes from "./judge-sheets.module.css"
import { type JudgeSheet, matchingSheets, useJudgeSheets } from "./judge-sheets.ts"

const STATUS_COLORS = { Complete: "green", "In Progress": "ribbon", Pending: "gray" } as const

type Props = {
  eventId: number
  /** The name when the dialog was opened, because the judge may be removed since. */
  judgeName: string
  judge: JudgeForOrganizer | undefined
  isOpen: boolean
  onClose: () => void
  onReopen: (judge: JudgeForOrganizer, sheet: JudgeSheet) => void
  onTakeBack: (version: number) => void
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
            You can take it back until the judge changes the sheet.
          </Text>
          {judge.submittedEntries > 1 && (
            <Button variant="default" mb="md" onClick={() => onReopenAll(judge)}>
              Reopen All {formatNumber(judge.submittedEntries)}
            </Button>
          )}
          <SheetList judge={judge} {...list} />
        </>
      ) : (
        <Alert color="red" role="alert" title={`${judgeName} was removed meanwhile`}>
          Their scores were removed too. There is nothing to reopen here any more.
        </Alert>
      )}
    </Modal>
  )
}

type ListProps = Pick<Props, "eventId" | "onReopen" | "onTakeBack"> & { judge: JudgeForOrganizer }

function SheetList({ eventId, judge, onReopen, onTakeBack }: ListProps) {
  const sheets = useJudgeSheets(eventId, judge)
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
            <ul className="plain">
              {shown.map((sheet) => (
                <SheetLine
                  key={sheet.entryId}
                  sheet={sheet}
                  onReopen={() => onReopen(judge, sheet)}
                  onTakeBack={onTakeBack}
                />
              ))}
            </ul>
          </>
        )
      }}
    </Loaded>
  )
}

/** What is unusual about a submitted sheet. */
function markOf({ counts, isSetAside, isExtra }: JudgeSheet): string {
  if (isSetAside) return ` · ${SET_ASIDE}`
  if (!counts) return " · stored, not counted"
  return isExtra ? " · extra" : ""
}

type LineProps = { sheet: JudgeSheet; onReopen: () => void; onTakeBack: (version: number) => void }

function SheetLine({ sheet, onReopen, onTakeBack }: LineProps) {
  const { reopenedVersion } = sheet
  return (
    <li className={classes.sheet}>
      <div className={classes.sheetName}>
        <Text fw={600}>{sheet.entryName}</Text>
        <Text size="sm" c="dimmed">
          Entry {sheet.votingId}
          {sheet.status === "Complete" && markOf(sheet)}
        </Text>
      </div>
      <Badge color={STATUS_COLORS[sheet.status]} variant="light">
        {sheet.status}
      </Badge>
      {sheet.status === "Complete" && (
        <Button
          variant="default"
          aria-label={`Reopen ${sheetName(sheet)}`}
          onClick={onReopen}
          {...focusKind(REOPEN_BUTTONS)}
        >
          Reopen
        </Button>
      )}
      {reopenedVersion !== null && (
        <Button
          variant="default"
          aria-label={`Take back the reopening of ${sheetName(sheet)}`}
          onClick={() => onTakeBack(reopenedVersion)}
          {...focusKind(REOPEN_BUTTONS)}
        >
          Take back
        </Button>
      )}
    </li>
  )
}
