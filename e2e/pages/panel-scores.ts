import type { APIRequestContext } from "@playwright/test"
import { criteriaOf, entriesOf, judgesOf, saveSheet } from "./prepared-event.ts"

/** By judge and voting ID: the points for body and paint. */
export type Scores = Record<string, [body: number, paint: number]>

/** Returns a function with which an event's judges submit sheets. `phone` is not signed in as the organizer. */
export async function judgePanel(phone: APIRequestContext, organizer: APIRequestContext, eventId: number) {
  const [judges, entries, criteria] = await Promise.all([
    judgesOf(organizer, eventId),
    entriesOf(organizer, eventId),
    criteriaOf(organizer, eventId),
  ])
  return async (name: string, sheets: Scores) => {
    const judge = judges.find((one) => one.name === name)
    for (const [votingId, points] of Object.entries(sheets)) {
      const entry = entries.find((one) => one.votingId === votingId)
      if (!judge || !entry) throw new Error(`There is no ${name} or no ${votingId}`)
      const scores = criteria.map(({ id }, index) => ({ criterionId: id, points: points[index] ?? 0 }))
      await saveSheet(phone, judge, { entryId: entry.id, scores, isSubmitted: true })
    }
  }
}
