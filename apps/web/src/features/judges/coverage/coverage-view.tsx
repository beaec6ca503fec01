import { Button, Group, NativeSelect, Stack, Text, Title } from "@mantine/core"
import { IconArrowLeft } from "@tabler/icons-react"
import { useState } from "react"
import { formatNumber } from "../../../lib/format.ts"
import { useOpened } from "../../../ui/dialogs/use-opened.ts"
import { useHistoryStep } from "../../../ui/page/use-history-step.ts"
import { useIsPhone } from "../../../ui/page/use-is-phone.ts"
import { BarsSkeleton, Loaded } from "../../../ui/states/loaded.tsx"
import { CELLS, cellCounts } from "./cells.ts"
import classes from "./coverage.module.css"
import { CoverageGrid } from "./coverage-grid.tsx"
import { CoverageList } from "./coverage-list.tsx"
import { type Covered, useCoverage } from "./coverage-rows.ts"
import { EntryCoverageDialog } from "./entry-coverage-dialog.tsx"

type Props = {
  eventId: number
  onBack: () => void
  /** Back to the judges, at this one. */
  onJudge: (judgeId: number) => void
}

/** Which entries nobody has seen, and who is free: a grid on a desk, a list on a phone. */
export function CoverageView({ eventId, onBack, onJudge }: Props) {
  const coverage = useCoverage(eventId)
  useHistoryStep(true, onBack)
  return (
    <Stack gap="md">
      <Group gap="sm">
        <Button variant="default" leftSection={<IconArrowLeft size={20} aria-hidden />} onClick={onBack} autoFocus>
          Judges
        </Button>
        <Title order={2}>Coverage</Title>
      </Group>
      <Loaded
        query={coverage}
        skeleton={<BarsSkeleton count={8} height="2.5rem" />}
        failureTitle="The coverage could not be loaded"
        isEmpty={({ classes: groups }) => groups.length === 0}
        empty={<Text>No entry is there to judge yet.</Text>}
      >
        {(covered) => <Content eventId={eventId} covered={covered} onJudge={onJudge} />}
      </Loaded>
    </Stack>
  )
}

function Content({ eventId, covered, onJudge }: { eventId: number; covered: Covered } & Pick<Props, "onJudge">) {
  const isPhone = useIsPhone()
  const [classId, setClassId] = useState<number | null>(null)
  const { subject, isOpen, turn, open, close } = useOpened<{ entryId: number; judgeId: number | undefined } | null>(
    null,
  )
  const onEntry = (entryId: number, judgeId?: number) => open({ entryId, judgeId })
  const isThere = covered.classes.some((one) => one.classId === classId)
  const groups = isThere ? covered.classes.filter((one) => one.classId === classId) : covered.classes
  const free = covered.judges.filter(({ isFree }) => isFree).map(({ name }) => name)
  const rows = groups.flatMap(({ entries }) => entries)
  return (
    <>
      <div className={classes.tools}>
        {covered.classes.length > 1 && (
          <NativeSelect
            aria-label="Class"
            data={[
              { value: "", label: "All classes" },
              ...covered.classes.map((one) => ({ value: String(one.classId), label: one.name ?? "All" })),
            ]}
            value={isThere ? String(classId) : ""}
            onChange={({ currentTarget: { value } }) => setClassId(value === "" ? null : Number(value))}
          />
        )}
        <Text>{free.length > 0 ? `Free: ${free.join(", ")}` : "Nobody is free."}</Text>
      </div>
      <Legend rows={rows} />
      {isPhone ? (
        <CoverageList judges={covered.judges} classes={groups} onEntry={onEntry} />
      ) : (
        <CoverageGrid judges={covered.judges} classes={groups} onEntry={onEntry} onJudge={onJudge} />
      )}
      {subject && (
        <EntryCoverageDialog
          key={turn}
          eventId={eventId}
          entryId={subject.entryId}
          judgeId={subject.judgeId}
          covered={covered}
          isOpen={isOpen}
          onClose={close}
          onJudge={onJudge}
        />
      )}
    </>
  )
}

/** What the shapes mean, and how many of each there are. */
const Legend = ({ rows }: { rows: readonly { cells: string }[] }) => (
  <ul className={`plain ${classes.legend}`} aria-label="What the marks mean">
    {cellCounts(rows).map(({ cell, count }) => (
      <li key={cell}>
        <span data-cell={cell} aria-hidden>
          {CELLS[cell].shape}
        </span>
        {CELLS[cell].word} <b className="tabular">{formatNumber(count)}</b>
      </li>
    ))}
  </ul>
)
