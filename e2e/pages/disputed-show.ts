import type { APIRequestContext } from "@playwright/test"
import { apiOf } from "./client-of.ts"
import {
  addAward,
  addCriterion,
  addEntry,
  addJudge,
  criteriaOf,
  type PreparedEvent,
  type PreparedJudge,
  prepareEvent,
  saveSheet,
  signInOrganizer,
} from "./prepared-event.ts"

/** From the winner down; the last two are tied. */
const CARS = [
  { entryName: "Blue Comet", ownerParticipant: "Mia Berg", votingId: "A1", points: [25, 10] },
  { entryName: "Desert Fox", ownerParticipant: "Jon Holt", votingId: "A2", points: [20, 8] },
  { entryName: "Silver Arrow", ownerParticipant: "Ida Ruiz", votingId: "A3", points: [20, 8] },
]

export type DisputedShow = { event: PreparedEvent; judge: PreparedJudge }

/** A show with all sheets submitted by one judge, a tie at the second place, and an award by rule that the first has won. */
export async function disputedShow(request: APIRequestContext): Promise<DisputedShow> {
  const event = await prepareEvent(request)
  const judge = await addJudge(request, event.id, "Kim")
  const criteria = await criteriaOf(request, event.id)
  // By one criterion: an award by the overall ranking is announced with its winner's place.
  const basis = { basis: "criterion" as const, basisId: criteria[0]?.id ?? 0 }
  const award = await addAward(request, event.id, { name: "Best of Show", priority: 1, ...basis })
  const ids: number[] = []
  for (const { points, ...car } of CARS) {
    const { id } = await addEntry(request, event.id, car)
    const scores = criteria.map((criterion, at) => ({ criterionId: criterion.id, points: points[at] ?? 0 }))
    await saveSheet(request, judge, { entryId: id, scores, isSubmitted: true })
    await signInOrganizer(request, event)
    ids.push(id)
  }
  await apiOf(request).awards.assign.mutate({ awardId: award.id, entryId: ids[0] ?? 0 })
  return { event, judge }
}

/** A criterion of a judged show that every submitted sheet lacks. */
export const addLackedCriterion = (request: APIRequestContext, { event }: DisputedShow) =>
  addCriterion(request, event.id, {
    name: "Sound",
    description: "Clear at any volume.",
    maxPoints: 10,
    order: 3,
  })

/** Opens the ceremony of a published show. */
export const openCeremony = (request: APIRequestContext, { event }: DisputedShow) =>
  apiOf(request).organizer.renewStageKey.mutate({ eventId: event.id })
