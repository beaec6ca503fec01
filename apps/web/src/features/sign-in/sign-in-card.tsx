import { Stack } from "@mantine/core"
import type { FormEvent, ReactNode } from "react"
import classes from "./sign-in-card.module.css"

/** What every sign-in has: one form, and what else there is below it. */
export function SignInCard({
  onSubmit,
  children,
  below,
}: {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  children: ReactNode
  below?: ReactNode
}) {
  return (
    <Stack gap="lg">
      <form onSubmit={onSubmit} noValidate className={classes.form}>
        {children}
      </form>
      {below}
    </Stack>
  )
}
