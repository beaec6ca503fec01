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
          <Skeleton key={label} height="1rem" width="1rem" />,
        ])}
      />
      <BarsSkeleton count={3} height="4.75rem" />
    </Stack>
  )
}
