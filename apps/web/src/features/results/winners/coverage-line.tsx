import { Text } from "@mantine/core"
import type { Coverage } from "@rosette/domain/contest/coverage"
import { coverageWords } from "../entry-result.ts"

type Props = { coverage: Coverage | null }

/** How many judges a provisional percent rests on; nothing once it is final. */
export function CoverageLine({ coverage }: Props) {
  if (!coverage) return null
  return (
    <Text size="sm" c="dimmed">
      {coverageWords(coverage)}
    </Text>
  )
}
