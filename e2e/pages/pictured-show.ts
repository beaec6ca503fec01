import type { APIRequestContext } from "@playwright/test"
import { apiOf } from "./client-of.ts"
import {
  addAward,
  addEntry,
  addJudge,
  criteriaOf,
  entriesOf,
  type PreparedAward,
  type PreparedEvent,
  type PreparedJudge,
  prepareEvent,
  saveSheet,
  signInOrganizer,
} from "./prepared-event.ts"

const CARS = [
  { entryName: "Blue Comet", ownerParticipant: "Mia Berg", votingId: "A1", description: "Small, round and very blue." },
  { entryName: "Desert Fox", ownerParticipant: "Jon Holt", votingId: "A2", description: "Found in a barn in 1998." },
  { entryName: "Grüne Möwe", ownerParticipant: "Ida Ruiz", votingId: "A3", description: "A boat that can drive." },
]
const POINTS = [
  [23, 9, 8],
  [20, 8, 9],
  [15, 6, 5],
]

export type PicturedShow = { event: PreparedEvent; judge: PreparedJudge; absent: PreparedJudge; award: PreparedAward }

/** A show long ago, so that no screen depends on today. One of two judges has judged two cars and begun the third. */
export async function picturedShow(request: APIRequestContext, name: string): Promise<PicturedShow> {
  const event = await prepareEvent(request, {
    name,
    date: "June 20, 2015",
    criteria: [
      { name: "Paint", description: "Depth, evenness, finish.", maxPoints: 25 },
      { name: "Bodywork", description: "Lines, gaps, chrome.", maxPoints: 10 },
      { name: "Seats", description: "Leather, seams, fit.", maxPoints: 10 },
    ],
  })
  const award = await addAward(request, event.id, {
    name: "Best of Show",
    description: "The car of the day",
    priority: 9,
  })
  const judge = await addJudge(request, event.id, "Kim Novak")
  const absent = await addJudge(request, event.id, "Robin Falk")
  const entries = []
  for (const car of CARS) entries.push(await addEntry(request, event.id, car))
  const show = { event, judge, absent, award }
  for (const [at, { id }] of entries.entries()) await judged(request, show, id, at, at < 2)
  await signInOrganizer(request, event)
  return show
}

async function judged(
  request: APIRequestContext,
  show: PicturedShow,
  entryId: number,
  at: number,
  isSubmitted: boolean,
) {
  const criteria = await criteriaOf(request, show.event.id)
  const scores = criteria.map(({ id }, index) => ({ criterionId: id, points: POINTS[at]?.[index] ?? 0 }))
  await saveSheet(request, show.judge, { entryId, scores, isSubmitted })
}

/** The paths of the public page and the stage. */
export type Evening = { publicPath: string; stagePath: string }

/** Ends the judging, publishes, opens the public page and the stage, and reveals the first line of the ceremony. */
export async function publishPictured(request: APIRequestContext, show: PicturedShow): Promise<Evening> {
  const { organizer, awards } = apiOf(request)
  const eventId = show.event.id
  const [first, , last] = await entriesOf(request, eventId)
  await judged(request, show, last?.id ?? 0, 2, true)
  await signInOrganizer(request, show.event)
  await organizer.deleteJudge.mutate({ judgeId: show.absent.id })
  await awards.assign.mutate({ awardId: show.award.id, entryId: first?.id ?? 0 })
  await organizer.startReview.mutate({ eventId })
  await organizer.publish.mutate({ eventId })
  const page = { isOn: true, shows: "everything", opens: "published" } as const
  const { key } = await organizer.updatePublicPage.mutate({ eventId, ...page })
  const { stageKey, version } = await organizer.renewStageKey.mutate({ eventId })
  const next = await organizer.moveCeremony.mutate({ eventId, version, action: "next" })
  await organizer.moveCeremony.mutate({ eventId, version: next.version, action: "next" })
  return { publicPath: `/r/${key}`, stagePath: `/stage/${stageKey}` }
}
