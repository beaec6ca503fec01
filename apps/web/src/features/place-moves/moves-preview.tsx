import { Alert, Button, Text } from "@mantine/core"
import { useDebouncedValue } from "@mantine/hooks"
import { useEffect, useState } from "react"
import { errorText } from "../../lib/error-text.ts"
import { plural } from "../../lib/format.ts"
import { trpc } from "../../lib/trpc.ts"
import { MovesReport } from "./moves-report.tsx"
import type { Moves } from "./moves-words.ts"
import { type PreviewedChange, useMoves } from "./use-moves.ts"

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

const AFTER_TYPING_MS = 400

/** The version of the present results, which says when moves have to be read again; 0 until it is known. */
export const useResultsVersion = (eventId: number, enabled = true): number =>
  trpc.organizer.results.useQuery({ eventId }, { enabled }).data?.version ?? 0

type Read = { asked: string; moves: Moves | null; failure: string | null }

/**
 * What a change would do, fetched a moment after the last edit and whenever the results have another version. What
 * was fetched for an earlier change is not shown for a later one; for an earlier version it is shown until the new one is there, so that a
 * button that waits for it does not go away below a finger with every sheet that arrives.
 */
export function useLiveMoves(eventId: number, change: PreviewedChange | null, version: number) {
  const readMoves = useMoves(eventId)
  const [turn, setTurn] = useState(0)
  const asked = change && JSON.stringify([change, turn])
  const key = asked && JSON.stringify([asked, version])
  const [calm] = useDebouncedValue(key, AFTER_TYPING_MS)
  const [read, setRead] = useState<Read | null>(null)
  useEffect(() => {
    if (calm === null) return
    let isLatest = true
    const [of] = JSON.parse(calm) as [string]
    const tell = (result: Omit<Read, "asked">) => {
      if (isLatest) setRead({ asked: of, ...result })
    }
    const [sent] = JSON.parse(of) as [PreviewedChange]
    readMoves(sent).then(
      (moves) => tell({ moves, failure: null }),
      (error) => tell({ moves: null, failure: errorText(error) }),
    )
    return () => {
      isLatest = false
    }
  }, [calm, readMoves])
  return {
    read: asked !== null && read?.asked === asked ? read : null,
    readAgain: () => setTurn((before) => before + 1),
  }
}
