import { trpc } from "../../lib/trpc.ts"
import type { GivenOut } from "./entry-losses.ts"

const NOW = { staleTime: 0 }

/** Reads an event's awards and winners, for a confirmation that names what would be lost; null if that fails. */
export function useGivenOut(eventId: number): () => Promise<GivenOut | null> {
  const { organizer, awards } = trpc.useUtils()
  return async () => {
    const event = { eventId }
    try {
      const [results, confirmed, list, assignments] = await Promise.all([
        organizer.results.fetch(event, NOW),
        awards.confirmedWinners.fetch(event, NOW),
        awards.list.fetch(event, NOW),
        awards.winners.fetch(event, NOW),
      ])
      return { results: results.entries, confirmed, awards: list, assignments }
    } catch {
      // The confirmation is shown anyway, and names only the kinds of things that are deleted.
      return null
    }
  }
}
