import { Paper, Stack } from "@mantine/core"
import type { FormEvent, ReactNode } from "react"

/** The frame of every sign-in: one form on one card, what else there is below it. */
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
      <Paper withBorder p="lg" radius="lg">
        <form onSubmit={onSubmit} noValidate>
          <Stack gap="lg">{children}</Stack>
        </form>
      </Paper>
      {below}
    </Stack>
  )
}
