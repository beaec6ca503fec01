import type { Browser, TestApp } from "../app.ts"
import { layDownSheet, openShow, SHOW_PASSWORD } from "./show.ts"

/** An event whose results are published: three scored entries, of which the third does not show its name, and an award. */
export type AnnouncedShow = {
  eventId: number
  organizer: Browser
  entryIds: number[]
  /** Names and owners that must not be shown before the reveal. */
  names: string[]
  /** Another browser of the organizer. */
  signIn(): Promise<Browser>
}

const POINTS = [27, 24, 21]

export async function announceShow(app: TestApp): Promise<AnnouncedShow> {
  const show = await openShow(app, { maxPoints: [30], votingIds: ["1", "2", "3"], judges: ["Ada"] })
  const { eventId, organizer, criteria, entries, judges } = show
  for (const [index, entry] of entries.entries())
    await layDownSheet(
      app.services.db,
      { eventId, judgeId: judges[0]?.id ?? 0, entryId: entry.id },
      { criteria, points: [POINTS[index] ?? 0], isSubmitted: true, comments: `Well made, ${entry.votingId}` },
    )
  const hidden = { entryId: entries[2]?.id ?? 0, showEntryName: false, showOwnerParticipant: false }
  await organizer.trpc.organizer.updateEntry.mutate(hidden)
  // By the only criterion: an award by the overall ranking would be announced with its winner's place.
  const basis = { basis: "criterion", basisId: criteria[0]?.id ?? null } as const
  const award = await organizer.trpc.awards.create.mutate({ eventId, name: "Best of Show", priority: 10, ...basis })
  await organizer.trpc.awards.assign.mutate({ awardId: award.id, entryId: entries[0]?.id ?? 0 })
  await organizer.trpc.organizer.startReview.mutate({ eventId })
  await organizer.trpc.organizer.publish.mutate({ eventId })
  return {
    eventId,
    organizer,
    entryIds: entries.map(({ id }) => id),
    names: entries.flatMap(({ entryName, ownerParticipant }) => [entryName, ownerParticipant]),
    async signIn() {
      const browser = app.browser()
      await browser.trpc.organizer.login.mutate({ eventId, password: SHOW_PASSWORD })
      return browser
    },
  }
}
