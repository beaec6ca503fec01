import { Text } from "@mantine/core"
import type { ReactNode } from "react"
import { formatDate } from "../../lib/format.ts"
import { PageShell } from "../../ui/page/page-shell.tsx"
import classes from "./legal-page.module.css"

type Props = { title: string; lead: string; children: ReactNode }

/** The frame of the three legal pages; "last updated" is always today (product rule). */
export function LegalPage({ title, lead, children }: Props) {
  const today = new Date()
  // The reader's day, as it is shown: in UTC it may be another one.
  const day = new Date(Date.UTC(today.getFullYear(), today.getMonth(), today.getDate())).toISOString().slice(0, 10)
  return (
    <PageShell title={title} lead={lead} width="text" back={{ href: "/", label: "Back to Home" }}>
      <Text c="dimmed">
        Last updated: <time dateTime={day}>{formatDate(today)}</time>
      </Text>
      <article className={classes.text}>{children}</article>
    </PageShell>
  )
}
