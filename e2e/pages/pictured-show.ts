import { type APIRequestContext, expect } from "@playwright/test"
import {
  addAward,
  addEntry,
  addJudge,
  criteriaOf,
  type Named,
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

export type PicturedShow = { event: PreparedEvent; judge: PreparedJudge; absent: PreparedJudge; award: Named }

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
  const send = async (method: string, path: string, data: object = {}) => {
    const response = await request.fetch(`/api${path}`, { method, data })
    expect(response.ok(), `${method} ${path}: ${await response.text()}`).toBe(true)
    return response.json()
  }
  const entries: { id: number }[] = await (await request.get(`/api/events/${show.event.id}/entries`)).json()
  const [first, , last] = entries.map(({ id }) => id)
  await judged(request, show, last ?? 0, 2, true)
  await signInOrganizer(request, show.event)
  const at = `/events/${show.event.id}`
  await send("DELETE", `/judges/${show.absent.id}`)
  await send("POST", "/award-winners", { awardId: show.award.id, entryId: first })
  await send("POST", `${at}/review`)
  await send("POST", `${at}/publish`)
  const { key } = await send("PUT", `${at}/public-page`, { isOn: true, shows: "everything", opens: "published" })
  const { stageKey, version } = await send("POST", `${at}/ceremony/stage-key`)
  const next = await send("POST", `${at}/ceremony/move`, { version, action: "next" })
  await send("POST", `${at}/ceremony/move`, { version: next.version, action: "next" })
  return { publicPath: `/r/${key}`, stagePath: `/stage/${stageKey}` }
}
