import { PageShell } from "../../ui/page-shell.tsx"

export function MasterAdminLoginScreen() {
  return <PageShell title="Master Admin Login">Loading...</PageShell>
}
