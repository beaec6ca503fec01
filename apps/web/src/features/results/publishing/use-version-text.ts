import { trpc } from "../../../lib/trpc.ts"

/** Returns a function that reads the text of a published version, which never changes. */
export function useVersionText(eventId: number): (version: number) => Promise<string> {
  const { organizer } = trpc.useUtils()
  const kept = { staleTime: Number.POSITIVE_INFINITY }
  return async (version) => (await organizer.snapshot.fetch({ eventId, version }, kept)).body
}
