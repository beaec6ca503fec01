import type { Query, QueryClient } from "@tanstack/react-query"
import { isOfParts } from "../../lib/stale-queries.ts"
import type { NewsPart } from "./live-news.ts"
import { type Rounds, startRounds } from "./live-rounds.ts"

/** The pause after each kind of round. Long lists and presence can be read less often. */
const PAUSES_MS = { changes: 300, results: 300, presence: 2_000, devices: 300, setup: 5_000 } as const satisfies Record<
  NewsPart,
  number
>

export type LiveReads = { ask(parts: readonly NewsPart[]): void; hurry(): void; stop(): void }

/** Refetches what a change concerns: what is on the screen at once, the rest when it is opened. */
export function startLiveReads(queryClient: QueryClient): LiveReads {
  const startPart = (part: NewsPart): Rounds => {
    const isOfPart = isOfParts([part])
    // After a failed first read the screen offers a retry (product rule).
    const predicate = (query: Query) => query.state.data !== undefined && isOfPart(query)
    return startRounds(() => queryClient.invalidateQueries({ predicate }, { throwOnError: true }), PAUSES_MS[part])
  }
  const rounds: Record<NewsPart, Rounds> = {
    changes: startPart("changes"),
    results: startPart("results"),
    presence: startPart("presence"),
    devices: startPart("devices"),
    setup: startPart("setup"),
  }
  return {
    ask(parts) {
      const askAll = () => {
        for (const part of parts) rounds[part].ask()
      }
      askAll()
      // A first read may have begun before the change; it is awaited and then repeated.
      for (const { state, promise } of queryClient.getQueryCache().findAll({ fetchStatus: "fetching" })) {
        if (state.data === undefined) promise?.then(askAll, () => undefined)
      }
    },
    hurry() {
      for (const round of Object.values(rounds)) round.hurry()
    },
    stop() {
      for (const round of Object.values(rounds)) round.stop()
    },
  }
}
