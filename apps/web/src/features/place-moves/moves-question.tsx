import { Alert, Stack, Text } from "@mantine/core"
import { IconArrowsSort } from "@tabler/icons-react"
import { MovesReport } from "./moves-report.tsx"
import type { Moves } from "./moves-words.ts"

type Props = {
  asked: { moves: Moves | null; failure: string | null } | null
  /** What happens to this number of submitted sheets. */
  sheetsText: (sheets: number) => string
}

/** What a change would do, above the button that saves it; nothing before the first press. */
export function MovesQuestion({ asked, sheetsText }: Props) {
  if (!asked) return null
  const { moves, failure } = asked
  return (
    <Alert role="alert" color="ribbon" title="Before this is saved" icon={<IconArrowsSort aria-hidden />}>
      {moves ? (
        <Stack gap="xs">
          <Text>{sheetsText(moves.sheets)}</Text>
          <MovesReport moves={moves} />
        </Stack>
      ) : (
        <Text>Whose place would move could not be read. {failure} You can save it all the same.</Text>
      )}
    </Alert>
  )
}
