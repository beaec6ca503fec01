import { Group, Skeleton, Title } from "@mantine/core"
import { formatNumber } from "../../lib/format.ts"
import { Figure, Figures } from "../../ui/figures/figure.tsx"
import { Panel } from "../../ui/page/panel.tsx"
import type { EventFigures } from "./event-figures.ts"

/** The counts of the platform in one line, as far as there is room; without `figures` they are still being read. */
export function SystemOverview({ figures }: { figures: EventFigures | null }) {
  const counts = [
    ["Total Events", figures?.total],
    ["Active Events", figures?.active],
    ["This Month", figures?.thisMonth],
    ["Results Published", figures?.published],
    [figures?.organizers === 1 ? "Organizer" : "Organizers", figures?.organizers],
  ] as const
  return (
    <Panel tone="accent" label="System Overview">
      <Group align="baseline" gap="0.5rem 4rem">
        <Title order={2} fz="md" lh={1.5}>
          System Overview
        </Title>
        <Figures flex="1 1 36rem" miw={0}>
          {counts.map(([label, count]) => (
            <Figure key={label} label={label}>
              {count === undefined ? <Skeleton height="1rem" width="1rem" /> : formatNumber(count)}
            </Figure>
          ))}
          <Figure label="Admin Access">Full</Figure>
        </Figures>
      </Group>
    </Panel>
  )
}
