import { useState } from "react"
import { errorText } from "../../lib/error-text.ts"
import { isWithoutEffect, type Moves } from "./moves-words.ts"
import { type PreviewedChange, useMoves } from "./use-moves.ts"

type Asked = { key: string; moves: Moves | null; failure: string | null }

const keyOf = (change: PreviewedChange) => JSON.stringify(change)

/**
 * Shows what a change would do before it is saved. `mayGoOn` returns true if the change has no effect, and when it is
 * called again for the change that was shown.
 */
export function useMovesQuestion(eventId: number) {
  const readMoves = useMoves(eventId)
  const [asked, setAsked] = useState<Asked | null>(null)
  const [isReading, setReading] = useState(false)
  const mayGoOn = async (change: PreviewedChange | null): Promise<boolean> => {
    if (!change || asked?.key === keyOf(change)) return true
    setReading(true)
    try {
      const moves = await readMoves(change)
      if (isWithoutEffect(moves)) return true
      setAsked({ key: keyOf(change), moves, failure: null })
    } catch (error) {
      setAsked({ key: keyOf(change), moves: null, failure: errorText(error) })
    } finally {
      setReading(false)
    }
    return false
  }
  /** What is shown for this change; null if it has not been shown. */
  const askedAbout = (change: PreviewedChange | null) => (change && asked?.key === keyOf(change) ? asked : null)
  return { mayGoOn, askedAbout, isReading }
}
