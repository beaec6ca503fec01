import { PageShell } from "../../ui/page-shell.tsx"

export function OrganizerLoginScreen() {
  return <PageShell title="Organizer Dashboard">Loading...</PageShell>
}
