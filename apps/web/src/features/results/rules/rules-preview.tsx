import type { PreviewedChange } from "../../place-moves/use-moves.ts"
import { MovesPreview } from "./moves-preview.tsx"
import { useLiveMoves } from "./use-live-moves.ts"

type Props = {
  eventId: number
  /** What would be saved; null if nothing, or if it is invalid. */
  change: PreviewedChange | null
  /** The version of the results on the screen. */
  version: number
}

/** The entries whose place would change with the rules in the form. */
export function RulesPreviewNote({ eventId, change, version }: Props) {
  const live = useLiveMoves(eventId, change, version)
  return change && <MovesPreview {...live} />
}
