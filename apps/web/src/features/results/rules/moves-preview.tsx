import { Alert, Button, Text } from "@mantine/core"
import { plural } from "../../../lib/format.ts"
import { MovesReport } from "../../place-moves/moves-report.tsx"
import type { useLiveMoves } from "./use-live-moves.ts"

/** Whose place would move, while it is read and when it is known; where it could not be read, a way to try again. */
export function MovesPreview({ read, readAgain }: ReturnType<typeof useLiveMoves>) {
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
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard
    <section tabIndex={0} aria-label="What would move" aria-busy={!read?.moves}>
      <div role="status">
        {read?.moves ? (
          <>
            {read.moves.sheets > 0 && <Text>Concerns {plural(read.moves.sheets, "submitted sheet")}. </Text>}
            <MovesReport moves={read.moves} />
          </>
        ) : (
          <Text c="dimmed">Looking at places...</Text>
        )}
      </div>
    </section>
  )
}
