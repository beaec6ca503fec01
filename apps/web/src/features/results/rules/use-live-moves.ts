import { useDebouncedValue } from "@mantine/hooks"
import { useEffect, useState } from "react"
import { errorText } from "../../../lib/error-text.ts"
import type { Moves } from "../../place-moves/moves-words.ts"
import { type PreviewedChange, useMoves } from "../../place-moves/use-moves.ts"

const AFTER_TYPING_MS = 400

type Read = { key: string; moves: Moves | null; failure: string | null }

/**
 * What a change would do, fetched a moment after the last edit and whenever the results have another version. What
 * was fetched for an earlier change is not shown for a later one.
 */
export function useLiveMoves(eventId: number, change: PreviewedChange | null, version: number) {
  const readMoves = useMoves(eventId)
  const [turn, setTurn] = useState(0)
  const key = change && JSON.stringify([change, version, turn])
  const [calm] = useDebouncedValue(key, AFTER_TYPING_MS)
  const [read, setRead] = useState<Read | null>(null)
  useEffect(() => {
    if (calm === null) return
    let isLatest = true
    const tell = (result: Omit<Read, "key">) => {
      if (isLatest) setRead({ key: calm, ...result })
    }
    const [asked] = JSON.parse(calm) as [PreviewedChange]
    readMoves(asked).then(
      (moves) => tell({ moves, failure: null }),
      (error) => tell({ moves: null, failure: errorText(error) }),
    )
    return () => {
      isLatest = false
    }
  }, [calm, readMoves])
  return { read: key !== null && read?.key === key ? read : null, readAgain: () => setTurn((before) => before + 1) }
}
