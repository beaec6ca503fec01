import { Box, Title } from "@mantine/core"
import type { ReactNode } from "react"

/** A part of the explanation with its heading. */
export function ExplanationSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" miw={0} data-print="keep-together">
      <Title order={3} mb={4}>
        {title}
      </Title>
      {children}
    </Box>
  )
}
