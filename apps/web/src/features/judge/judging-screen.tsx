import { PageShell } from "../../ui/page-shell.tsx"

export function JudgingScreen() {
  return <PageShell title="Judging">Loading...</PageShell>
}
