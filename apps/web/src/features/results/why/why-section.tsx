import { Title } from "@mantine/core"
import type { ReactNode } from "react"
import classes from "./why.module.css"

/** A part of the explanation with its heading. */
export function WhySection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.section} data-print="keep-together">
      <Title order={3} mb={4}>
        {title}
      </Title>
      {children}
    </section>
  )
}
