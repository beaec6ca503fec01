import { Fieldset } from "@mantine/core"
import type { ReactNode } from "react"
import classes from "./fields.module.css"

/** Fields with a common question. */
export const FieldSet = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <Fieldset variant="unstyled" legend={legend} classNames={{ root: classes.set, legend: classes.legend }}>
    {children}
  </Fieldset>
)
