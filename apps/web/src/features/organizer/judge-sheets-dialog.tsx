import { Badge, Button, Modal, Text } from "@mantine/core"
import type { OrganizedJudge } from "@rosette/contract"
import { useState } from "react"
import { plural } from "../../lib/format.ts"
import { BarsSkeleton, Loaded } from "../../ui/loaded.tsx"
import { SearchField } from "../../ui/search-field.tsx"
import { type JudgeSheet, matchingSheets } from "./judge-sheets.ts"
import classes from "./judges.module.css"
import { useJudgeSheets } from "./use-judge-sheets.ts"

const STATUS_COLORS = { Complete: "green", "In Progress": "ribbon", Pending: "gray" } as const

type Props = {
  eventId: number
  judge: OrganizedJudge | undefined
  isOpen: boolean
  onClose: () => void
  onReopen: (entryId: number) => void
  isReopening: boolean
}

/** What a judge has submitted, entry by entry, to give single scores back to them. */
export function JudgeSheetsDialog({ judge, isOpen, onClose, ...list }: Props) {
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={`Scores of ${judge?.name}`}
      size="lg"
      closeButtonProps={{ "aria-label": "Close" }}
    >
      <Text c="dimmed" mb="md">
        Reopening makes a submitted score a draft again: it no longer counts until the judge submits it once more.
      </Text>
      {judge && <SheetList judgeId={judge.id} {...list} />}
    </Modal>
  )
}

type ListProps = Pick<Props, "eventId" | "onReopen" | "isReopening"> & { judgeId: number }

function SheetList({ eventId, judgeId, onReopen, isReopening }: ListProps) {
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
                <SheetLine
                  key={sheet.entryId}
                  sheet={sheet}
                  isReopening={isReopening}
                  onReopen={() => onReopen(sheet.entryId)}
                />
              ))}
            </ul>
          </>
        )
      }}
    </Loaded>
  )
}

type LineProps = { sheet: JudgeSheet; isReopening: boolean; onReopen: () => void }

function SheetLine({ sheet, isReopening, onReopen }: LineProps) {
  const nameId = `sheet-${sheet.entryId}`
  return (
    <li className={classes.sheet}>
      <div className={classes.sheetName} id={nameId}>
        <Text fw={600}>{sheet.entryName}</Text>
        <Text size="sm" c="dimmed">
          Entry {sheet.votingId}
        </Text>
      </div>
      <Badge color={STATUS_COLORS[sheet.status]} variant="light">
        {sheet.status}
      </Badge>
      {sheet.status === "Complete" && (
        <Button variant="default" aria-describedby={nameId} disabled={isReopening} onClick={onReopen}>
          Reopen
        </Button>
      )}
    </li>
  )
}
