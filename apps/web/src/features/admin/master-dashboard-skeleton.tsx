import { Stack } from "@mantine/core"
import { useIsPhone } from "../../ui/page/use-is-phone.ts"
import { BarsSkeleton } from "../../ui/states/loaded.tsx"
import { SystemOverview } from "./system-overview.tsx"

/** The dashboard while the events load; each part has its final height. */
export const MasterDashboardSkeleton = () => (
  <Stack gap={useIsPhone() ? "lg" : "xl"} aria-hidden>
    <SystemOverview figures={null} />
    <BarsSkeleton count={3} height="4.75rem" />
  </Stack>
)
