import { Button, Group, Text } from "@mantine/core"
import { formatNumber, plural } from "../../../lib/format.ts"
import type { Outputs } from "../../../lib/trpc.ts"
import { StatCard, StatGrid } from "../../../ui/figures/stat-card.tsx"
import { sheetsState } from "../../results/outstanding/outstanding-words.ts"

type Overview = Outputs["organizer"]["overview"]

type Props = { overview: Overview; onOpenResults: () => void }

/** The four numbers of an event, and how far the sheets are: in the same words as the results. */
export function OverviewStats({ overview, onOpenResults }: Props) {
  const { totalEntries, totalJudges, activeJudges, totalScores, submittedScores, completionPercent } = overview
  const sheets = sheetsState(overview)
  return (
    <div>
      <StatGrid>
        <StatCard label="Total Entries" value={formatNumber(totalEntries)} />
        <StatCard
          label="Active Judges"
          value={formatNumber(activeJudges)}
          hint={`of ${plural(totalJudges, "judge")}`}
        />
        <StatCard
          label="Total Scores"
          value={formatNumber(totalScores)}
          hint={`${formatNumber(submittedScores)} submitted`}
        />
        <StatCard label="Completion" value={`${completionPercent}%`} hint="of the active judges’ scores" />
      </StatGrid>
      {sheets && (
        <Group gap="xs" mt="xs">
          <Text fw={600}>{sheets}</Text>
          <Button variant="subtle" onClick={onOpenResults}>
            Open Results
          </Button>
        </Group>
      )}
    </div>
  )
}
