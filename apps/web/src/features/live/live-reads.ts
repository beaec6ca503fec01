import type { QueryClient } from "@tanstack/react-query"
import type { trpc } from "../../lib/trpc.ts"
import type { NewsPart } from "./live-news.ts"
import { type Rounds, startRounds } from "./live-rounds.ts"

/** The pause after each kind of round. Long lists and presence can be read less often. */
const PAUSES_MS = { changes: 300, results: 300, presence: 2_000, devices: 300, setup: 5_000 } as const satisfies Record<
  NewsPart,
  number
>

/** Only queries with data: after a failed first read the screen offers a retry (product rule). */
const LOADED = { predicate: ({ state }: { state: { data: unknown } }) => state.data !== undefined }
const OR_FAIL = { throwOnError: true }

export type LiveReads = { ask(parts: readonly NewsPart[]): void; hurry(): void; stop(): void }

/** Refetches what a change concerns: what is on the screen at once, the rest when it is opened. */
export function startLiveReads(
  { organizer, awards, judge }: ReturnType<typeof trpc.useUtils>,
  queryClient: QueryClient,
  eventId: number,
): LiveReads {
  const event = { eventId }
  const judgesAndProgress = () => [
    organizer.overview.invalidate(event, LOADED, OR_FAIL),
    organizer.judges.invalidate(event, LOADED, OR_FAIL),
    organizer.outstanding.invalidate(event, LOADED, OR_FAIL),
    organizer.review.invalidate(event, LOADED, OR_FAIL),
  ]
  const changes = () => [
    ...judgesAndProgress(),
    organizer.entrySheets.invalidate(event, LOADED, OR_FAIL),
    organizer.event.invalidate(event, LOADED, OR_FAIL),
    organizer.history.invalidate(event, LOADED, OR_FAIL),
    organizer.snapshots.invalidate(event, LOADED, OR_FAIL),
    organizer.signInRequests.invalidate(event, LOADED, OR_FAIL),
    organizer.ceremony.invalidate(event, LOADED, OR_FAIL),
    organizer.publicPage.invalidate(event, LOADED, OR_FAIL),
    awards.list.invalidate(event, LOADED, OR_FAIL),
    awards.winners.invalidate(event, LOADED, OR_FAIL),
    awards.confirmedWinners.invalidate(event, LOADED, OR_FAIL),
    judge.progress.invalidate(undefined, LOADED, OR_FAIL),
  ]
  const devices = () => [
    organizer.event.invalidate(event, LOADED, OR_FAIL),
    organizer.judges.invalidate(event, LOADED, OR_FAIL),
    organizer.signInRequests.invalidate(event, LOADED, OR_FAIL),
    organizer.sessions.invalidate(event, LOADED, OR_FAIL),
  ]
  const setup = () => [
    organizer.entries.invalidate(event, LOADED, OR_FAIL),
    organizer.criteria.invalidate(event, LOADED, OR_FAIL),
    organizer.classes.invalidate(event, LOADED, OR_FAIL),
    organizer.rules.invalidate(event, LOADED, OR_FAIL),
  ]
  const results = () => [
    organizer.results.invalidate(event, LOADED, OR_FAIL),
    organizer.ties.invalidate(event, LOADED, OR_FAIL),
    organizer.explanation.invalidate(undefined, LOADED, OR_FAIL),
    organizer.agreement.invalidate(event, LOADED, OR_FAIL),
    awards.proposal.invalidate(event, LOADED, OR_FAIL),
    awards.flagged.invalidate(event, LOADED, OR_FAIL),
  ]
  const rounds: Record<NewsPart, Rounds> = {
    changes: startRounds(() => Promise.all(changes()), PAUSES_MS.changes),
    results: startRounds(() => Promise.all(results()), PAUSES_MS.results),
    presence: startRounds(() => Promise.all(judgesAndProgress()), PAUSES_MS.presence),
    devices: startRounds(() => Promise.all(devices()), PAUSES_MS.devices),
    setup: startRounds(() => Promise.all(setup()), PAUSES_MS.setup),
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
