import { PageShell } from "../../ui/page-shell.tsx"

export function MasterDashboardScreen() {
  return <PageShell title="Master Admin">Loading...</PageShell>
}
