import { numberedName } from "@rosette/domain/entries/entry-names"
import { useCallback } from "react"
import { type Inputs, trpc } from "../../lib/trpc.ts"
import type { Moves } from "./moves-words.ts"

/** A change of the rules or the criteria that is not saved yet. */
export type PreviewedChange = Omit<Inputs["organizer"]["previewRules"], "eventId">

/** A preview without an answer after this time counts as failed, so that it does not hold up the next one. */
const LIMIT_MS = 30_000

/** The server calculates one preview at a time in a session: the next one waits for it. */
let underWay: Promise<unknown> = Promise.resolve()

function inTurn<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const answer = underWay.then(ask, ask)
  underWay = answer
  return answer
}

/** Fetches what a change would do; throws if that fails. */
export function useMoves(eventId: number): (change: PreviewedChange) => Promise<Moves> {
  const { client, organizer } = trpc.useUtils()
  return useCallback(
    async (change) => {
      const preview = await inTurn(() =>
        client.organizer.previewRules.mutate({ eventId, ...change }, { signal: AbortSignal.timeout(LIMIT_MS) }),
      )
      const entries = preview.moves.length > 0 ? await organizer.entries.fetch({ eventId }) : []
      return { ...preview, names: new Map(entries.map((one) => [one.id, numberedName(one)])) }
    },
    [eventId, client, organizer],
  )
}
