import { PageShell } from "../../ui/page-shell.tsx"

export function JudgeHomeScreen() {
  return <PageShell title="Welcome">Loading...</PageShell>
}
