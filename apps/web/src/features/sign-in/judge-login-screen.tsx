import { PageShell } from "../../ui/page-shell.tsx"

export function JudgeLoginScreen() {
  return <PageShell title="Judge Login">Loading...</PageShell>
}
