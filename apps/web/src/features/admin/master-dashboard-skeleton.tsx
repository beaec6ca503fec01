import { Skeleton, Stack } from "@mantine/core"
import { BarsSkeleton } from "../../ui/states/loaded.tsx"
import { MasterFigures } from "./master-figures.tsx"

/** The dashboard while the events load; each part has its final height. */
export function MasterDashboardSkeleton() {
  return (
    <Stack gap="xl" aria-hidden>
      <MasterFigures
        figures={["Total Events", "Active Events", "This Month", "Admin Access"].map((label) => [
          label,
          <Skeleton key={label} height="1.125rem" width="1.125rem" />,
        ])}
      />
      <BarsSkeleton count={3} height="8.25rem" />
    </Stack>
  )
}
