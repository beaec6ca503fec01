import { PageShell } from "../../ui/page-shell.tsx"

export function DashboardScreen() {
  return <PageShell title="Organizer Dashboard">Loading...</PageShell>
}
