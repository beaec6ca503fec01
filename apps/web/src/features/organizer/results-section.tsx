import { Text, Title } from "@mantine/core"
import type { ReactNode } from "react"
import classes from "./results-section.module.css"

type Props = { id: string; title: string; lead?: ReactNode; children: ReactNode }

/** One part of the results under its heading. */
export function ResultsSection({ id, title, lead, children }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={classes.section} data-print="never">
      <Title order={2} id={`${id}-title`} mb={lead ? 4 : "sm"}>
        {title}
      </Title>
      {lead && (
        <Text c="dimmed" mb="sm">
          {lead}
        </Text>
      )}
      {children}
    </section>
  )
}
