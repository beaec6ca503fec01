import type { APIRequestContext } from "@playwright/test"
import { apiOf, clientOf } from "./client-of.ts"
import {
  addJudge,
  criteriaOf,
  entriesOf,
  importEntries,
  type PreparedEvent,
  type PreparedJudge,
  prepareEvent,
} from "./prepared-event.ts"

export const LONG_EVENT_ENTRIES = 2_000
const SCORED_ENTRIES = 30

export type LongEvent = { event: PreparedEvent; judge: PreparedJudge }

/** An event of 2,000 entries, "Car 1" to "Car 2000", imported at once; its judge has scored the first thirty. */
export async function prepareLongEvent(request: APIRequestContext): Promise<LongEvent> {
  const event = await prepareEvent(request, { name: "Long Show" })
  const csvData = Array.from({ length: LONG_EVENT_ENTRIES }, (_, index) => ({
    "Entry Name": `Car ${index + 1}`,
    Description: index % 3 === 0 ? "Eleven winters of work, every bolt of it by hand. ".repeat(4) : "Roadster",
    "Owner/Participant": `Owner ${index + 1}`,
    "Voting ID": String(index + 1),
  }))
  await importEntries(request, event.id, csvData)
  const judge = await addJudge(request, event.id, "Long Judge")
  const criteria = await criteriaOf(request, event.id)
  const entries = await entriesOf(request, event.id)
  await clientOf(request).signIn.judge({ accessCode: judge.accessCode })
  for (const [index, { id: entryId }] of entries.slice(0, SCORED_ENTRIES).entries()) {
    const scores = criteria.map(({ id }, at) => ({ criterionId: id, points: (index + at) % 10 }))
    await apiOf(request).judge.saveSheet.mutate({ judgeId: judge.id, entryId, scores, isSubmitted: true })
  }
  return { event, judge }
}
