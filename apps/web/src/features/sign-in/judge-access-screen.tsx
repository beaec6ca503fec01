import { PageShell } from "../../ui/page-shell.tsx"

export function JudgeAccessScreen() {
  return <PageShell title="Judge Access">Loading...</PageShell>
}
