import { Alert, Button, Text } from "@mantine/core"
import { plural } from "../../../lib/format.ts"
import { MovesReport } from "../../moves/moves-report.tsx"
import type { PreviewedChange } from "../../moves/use-moves.ts"
import { useLiveMoves } from "./use-live-moves.ts"

type Props = {
  eventId: number
  /** What would be saved; null if nothing, or if it is invalid. */
  change: PreviewedChange | null
  /** The version of the results on the screen. */
  version: number
}

/** The entries whose place would change with the rules in the form. */
export function RulesPreview({ eventId, change, version }: Props) {
  const { read, readAgain } = useLiveMoves(eventId, change, version)
  if (!change) return <Text c="dimmed">What you change here shows whose place would move, before you save it.</Text>
  if (read?.failure)
    return (
      <Alert color="red" role="alert" title="Whose place would move could not be read">
        <Text mb="sm">{read.failure}</Text>
        <Button variant="default" onClick={readAgain}>
          Try again
        </Button>
      </Alert>
    )
  return (
    <section aria-label="What would move" aria-busy={!read?.moves}>
      <div role="status">
        {read?.moves ? (
          <>
            {read.moves.sheets > 0 && <Text>It concerns {plural(read.moves.sheets, "submitted sheet")}.</Text>}
            <MovesReport moves={read.moves} />
          </>
        ) : (
          <Text c="dimmed">Looking at places...</Text>
        )}
      </div>
    </section>
  )
}
