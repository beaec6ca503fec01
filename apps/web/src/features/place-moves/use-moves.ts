import { useCallback } from "react"
import { type Inputs, trpc } from "../../lib/trpc.ts"
import type { Moves } from "./moves-words.ts"

/** A change of the rules or the criteria that is not saved yet. */
export type PreviewedChange = Omit<Inputs["organizer"]["previewRules"], "eventId">

/** Fetches what a change would do; throws if that fails. */
export function useMoves(eventId: number): (change: PreviewedChange) => Promise<Moves> {
  const { client, organizer } = trpc.useUtils()
  return useCallback(
    async (change) => {
      const preview = await client.organizer.previewRules.mutate({ eventId, ...change })
      const entries = preview.moves.length > 0 ? await organizer.entries.fetch({ eventId }) : []
      return { ...preview, names: new Map(entries.map((one) => [one.id, `${one.votingId} ${one.entryName}`])) }
    },
    [eventId, client, organizer],
  )
}
