import { PageShell } from "../../ui/page-shell.tsx"

export function CreateEventScreen() {
  return <PageShell title="Create New Event">Loading...</PageShell>
}
