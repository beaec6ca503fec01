import { Text } from "@mantine/core"
import type { ReactNode } from "react"
import { formatDate } from "../../lib/format.ts"
import { PageShell } from "../../ui/page/page-shell.tsx"
import classes from "./legal-page.module.css"

type Props = { title: string; lead: string; children: ReactNode }

/** The frame of the three legal pages; "last updated" is always today (product rule). */
export function LegalPage({ title, lead, children }: Props) {
  const today = new Date()
  return (
    <PageShell title={title} lead={lead} width="text" back={{ href: "/", label: "Back to Home" }}>
      <Text c="dimmed">
        Last updated: <time dateTime={today.toISOString().slice(0, 10)}>{formatDate(today)}</time>
      </Text>
      <article className={classes.text}>{children}</article>
    </PageShell>
  )
}
