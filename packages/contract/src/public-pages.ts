import { PUBLIC_OPENS, PUBLIC_SHOWS } from "@rosette/domain/ceremony/public-scope"
import { RANKS } from "@rosette/domain/contest/rules"
import { z } from "zod"
import type { Calls } from "./call.ts"
import { byEvent, id } from "./ids.ts"
import { LIMITS } from "./limits.ts"
import { eventLook } from "./looks.ts"
import { countedScore } from "./results.ts"
import { flag, isoDate, wholeNumber } from "./text.ts"

const count = z.number().int()
const { maxPlaces } = LIMITS.publicPage

/**
 * What the public may read of an event's published results, and from when. `key` is part of the address; null while the page
 * is off.
 */
export const publicPage = z.object({
  key: z.string().nullable(),
  shows: z.enum(PUBLIC_SHOWS, { error: `Shows must be one of ${PUBLIC_SHOWS.join(", ")}` }),
  /** How many places are shown if `shows` is "places". */
  places: wholeNumber("Places", 1, maxPlaces),
  showsJudges: flag("Shows judges"),
  opens: z.enum(PUBLIC_OPENS, { error: `Opens must be one of ${PUBLIC_OPENS.join(", ")}` }),
  opensAt: isoDate.nullable(),
})
export type PublicPage = z.infer<typeof publicPage>

/** An entry as the public may see it: a hidden name or owner is "". */
const publicEntry = z.object({
  votingId: z.string(),
  entryName: z.string(),
  ownerParticipant: z.string(),
  className: z.string().nullable(),
  imageUrl: z.string().nullable(),
})
export type PublicEntry = z.infer<typeof publicEntry>

/** The content of the public page as data, for a club's own site. It contains nothing before it is public. */
export const publicResults = z.object({
  event: z.object({
    name: z.string(),
    date: z.string(),
    time: z.string(),
    location: z.string(),
    organizerName: z.string(),
    ...eventLook,
  }),
  /** "soon": nothing is public yet. */
  state: z.enum(["soon", "shown"]),
  results: z
    .object({
      version: count,
      digits: z.string(),
      publishedAt: isoDate,
      /** Of the person who published; "" if unknown. Dates of the publication are shown in it. */
      timeZone: z.string(),
      /** Why and when the results were published again; null for the first version. */
      amendment: z.object({ reason: z.string(), at: isoDate }).nullable(),
    })
    .nullable(),
  judges: z.array(z.string()),
  winners: z.array(
    z.object({
      title: z.string(),
      kind: z.enum(["category", "award", "place"]),
      /** The place that is announced; null for an award or a category. */
      place: count.nullable(),
      /** How many votes were counted, for an award by a poll that shows its votes; omitted otherwise. */
      voters: count.optional(),
      /** `votes` are an entry's own; omitted with `voters`. */
      entries: z.array(publicEntry.extend({ votes: count.optional() })),
    }),
  ),
  /** "classes": each class is a contest of its own, and the places are in it; omitted otherwise. */
  ranks: z.enum(RANKS).optional(),
  places: z.array(
    publicEntry.extend({
      place: count.nullable(),
      classPlace: count.nullable(),
      percent: z.number().nullable(),
      score: countedScore.nullable(),
      /** Averages in points; empty unless the page shows everything. */
      criteria: z.array(z.object({ name: z.string(), average: z.number(), maxPoints: count })),
    }),
  ),
  /** Who was withdrawn or is not placed, in a sentence; "" for nobody, or where not all places are shown. */
  outOfContest: z.string(),
})
export type PublicResults = z.infer<typeof publicResults>

export const publicPageCalls = {
  publicPage: {
    who: "organizer",
    rest: "GET /events/:eventId/public-page",
    says: "What the public may read of the published results, and since when",
    input: byEvent,
    output: publicPage,
  },
  /** Changes only the fields that are sent. `isOn` turns the page on, with a new address if it was off, or turns it off. */
  updatePublicPage: {
    who: "organizer",
    rest: "PUT /events/:eventId/public-page",
    says: "Turn the public page on or off, and change what it shows",
    input: byEvent.extend(publicPage.omit({ key: true }).partial().shape).extend({ isOn: flag("On").optional() }),
    output: publicPage,
    effect: "administration",
  },
  renewPublicPage: {
    who: "organizer",
    rest: "POST /events/:eventId/public-page/renew",
    says: "A new address for the public page and the owners' pages; the old ones open nothing any more",
    input: byEvent,
    output: publicPage,
    effect: "administration",
  },
  ownerLinks: {
    who: "organizer",
    rest: "GET /events/:eventId/owner-links",
    says: "The address of each owner's page, with averages and comments",
    input: byEvent,
    output: z.array(z.object({ entryId: id("Entry"), votingId: z.string(), path: z.string() })),
    refuses: ["VERSION_CHANGED"],
  },
} as const satisfies Calls
