import { Anchor, Text } from "@mantine/core"
import type { ReactNode } from "react"
import { formatDate } from "../../lib/format.ts"
import { PageShell } from "../../ui/page/page-shell.tsx"
import classes from "./legal-page.module.css"

type LegalSection = { title: string; content: ReactNode }
type Props = { title: string; lead: string; sections: readonly LegalSection[] }

const idOf = (title: string) => title.toLowerCase().replaceAll(" ", "-")

/** The frame of the three legal pages, with a list of their sections; "last updated" is always today (product rule). */
export function LegalPage({ title, lead, sections }: Props) {
  const today = new Date()
  // The reader's day, as it is shown: in UTC it may be another one.
  const day = new Date(Date.UTC(today.getFullYear(), today.getMonth(), today.getDate())).toISOString().slice(0, 10)
  return (
    <PageShell title={title} lead={lead} back={{ href: "/", label: "Back to Home" }}>
      <Text c="dimmed">
        Last updated: <time dateTime={day}>{formatDate(today)}</time>
      </Text>
      <div className={classes.page}>
        <nav aria-label="On this page" className={classes.contents}>
          <ul>
            {sections.map((section) => (
              <li key={section.title}>
                <Anchor href={`#${idOf(section.title)}`}>{section.title}</Anchor>
              </li>
            ))}
          </ul>
        </nav>
        <article className={classes.text}>
          {sections.map((section) => (
            <section key={section.title} aria-labelledby={idOf(section.title)}>
              <h2 id={idOf(section.title)}>{section.title}</h2>
              {section.content}
            </section>
          ))}
        </article>
      </div>
    </PageShell>
  )
}
