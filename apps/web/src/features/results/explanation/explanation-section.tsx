import { Title } from "@mantine/core"
import type { ReactNode } from "react"
import classes from "./explanation.module.css"

/** A part of the explanation with its heading. */
export function ExplanationSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.section} data-print="keep-together">
      <Title order={3} mb={4}>
        {title}
      </Title>
      {children}
    </section>
  )
}
