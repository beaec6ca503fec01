import type { APIRequestContext } from "@playwright/test"
import {
  addAward,
  addCriterion,
  addEntry,
  addJudge,
  addPhoto,
  criteriaOf,
  type PreparedCriterion,
  type PreparedEntry,
  type PreparedEvent,
  type PreparedJudge,
  prepareEvent,
  saveSheet,
  signInOrganizer,
  updateEntry,
} from "../pages/prepared-event.ts"

/** An event with everything that a screen can show, and one in which all judges are done. */
export type World = {
  event: PreparedEvent
  criteria: PreparedCriterion[]
  entries: Record<"arrow" | "whale" | "bolt" | "late", PreparedEntry>
  judges: Record<"busy" | "fresh", PreparedJudge>
  finished: PreparedEvent
  finisher: PreparedJudge
}

const SECTIONED = [
  { name: "Seats", order: 6, maxPoints: 10, description: "Stitching and wear." },
  { name: "Battery", order: 11, maxPoints: 10, description: "Layout and safety.", requiresElectricVehicle: true },
  { name: "Belts", order: 16, maxPoints: 5, description: "Every seat has one." },
  { name: "Booth", order: 21, maxPoints: 10, description: "The space around it." },
  { name: "Surprise", order: 26, maxPoints: 5, description: "What nobody expected." },
]

export async function prepareWorld(api: APIRequestContext): Promise<World> {
  const finished = await prepareEvent(api, { name: "Finished Show" })
  const only = await addEntry(api, finished.id, { entryName: "Only One", ownerParticipant: "Otto", votingId: "1" })
  const finisher = await addJudge(api, finished.id, "Cora Complete")
  const all = (criteria: PreparedCriterion[], points: number) => criteria.map(({ id }) => ({ criterionId: id, points }))
  const finishedCriteria = await criteriaOf(api, finished.id)
  await saveSheet(api, finisher, { entryId: only.id, scores: all(finishedCriteria, 9), isSubmitted: true })

  const event = await prepareEvent(api, { name: "Conformance Show" })
  for (const criterion of SECTIONED) await addCriterion(api, event.id, criterion)
  const criteria = await criteriaOf(api, event.id)
  const entry = (entryName: string, votingId: string, ownerParticipant: string, description: string) =>
    addEntry(api, event.id, { entryName, votingId, ownerParticipant, description })
  const entries = {
    arrow: await entry("Silver Arrow", "A01", "Mia Berg", "Roadster, polished aluminium"),
    whale: await entry("Blue Whale", "A02", "Noah Klein", "Estate car with a mural"),
    bolt: await entry("Green Bolt", "B03", "Ida Falk", "Converted to battery"),
    late: await entry("Late Comer", "C04", "Emil Roth", "Arrived at noon"),
  }
  await updateEntry(api, entries.bolt.id, { isElectricVehicle: true })
  await addPhoto(api, entries.arrow.id, "#1f4fbf")
  const judges = {
    busy: await addJudge(api, event.id, "Ben Busy"),
    fresh: await addJudge(api, event.id, "Nora New"),
  }
  await addAward(api, event.id, { name: "Best of Show", description: "The one.", priority: 10, isExclusive: true })
  await saveSheet(api, judges.busy, { entryId: entries.arrow.id, scores: all(criteria, 5), isSubmitted: true })
  await saveSheet(api, judges.busy, { entryId: entries.whale.id, scores: all(criteria, 4), isSubmitted: true })
  await saveSheet(api, judges.busy, { entryId: entries.bolt.id, scores: all(criteria, 3), isSubmitted: false })
  await signInOrganizer(api, event)
  return { event, criteria, entries, judges, finished, finisher }
}
