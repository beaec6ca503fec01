import { Skeleton, Stack } from "@mantine/core"
import { StatCard, StatGrid } from "../../ui/figures/stat-card.tsx"
import { BarsSkeleton } from "../../ui/states/loaded.tsx"

/** The dashboard while the events load; each part has its final height. */
export function MasterDashboardSkeleton() {
  return (
    <Stack gap="xl" aria-hidden>
      <StatGrid>
        {["Total Events", "Active Events", "This Month", "Admin Access"].map((label) => (
          <StatCard key={label} label={label} value={<Skeleton height="2.2rem" width="3rem" />} />
        ))}
      </StatGrid>
      <BarsSkeleton count={3} height="8.25rem" />
    </Stack>
  )
}
