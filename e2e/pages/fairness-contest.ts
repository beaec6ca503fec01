import { type APIRequestContext, expect } from "@playwright/test"
import {
  addAward,
  addJudge,
  entriesOf,
  importEntries,
  type PreparedCriterion,
  type PreparedEvent,
  type PreparedJudge,
  prepareEvent,
} from "./prepared-event.ts"

const CARS = 40
const JUDGES = ["Ann", "Bob", "Cleo", "Dan", "Eve"]
/** Each judge's offset on Paint; together they cancel out. */
const OFFSETS = [-2, -1, 0, 1, 2]
const CLASSES = ["Pre-1960", "Modern", "Open", "Custom"] as const

/** A car's number is its place, except in ties: "C07". */
export const votingIdOf = (car: number): string => `C${String(car).padStart(2, "0")}`
export const nameOf = (car: number): string => `${votingIdOf(car)} Car ${car}`

/** Cars 20 and 21 are tied in a class with few good cars, so that their tie matters. */
function classOf(car: number): (typeof CLASSES)[number] {
  if ([17, 20, 21].includes(car) || (car > 30 && car < 38)) return "Custom"
  return (["Open", "Pre-1960", "Modern"] as const)[car % 3] ?? "Open"
}

/** Each car has two points less than the previous. 1 and 2 are tied but differ on Paint; 3 and 4, and 20 and 21, are equal. */
function pointsOf(car: number): { paint: number; body: number } {
  if (car === 2) return { paint: 40, body: 56 }
  const half = 49 - (car === 4 || car === 21 ? car - 1 : car)
  return { paint: half, body: half }
}

export type Contest = {
  event: PreparedEvent
  judges: PreparedJudge[]
  /** The id of a car's entry. */
  idOf: (car: number) => number
}

const SOUND = new Set([30, 38])

/** Forty cars in four classes, five judges, three awards by place, and no sheet yet. */
export async function prepareContest(request: APIRequestContext): Promise<Contest> {
  const criteria = [
    { name: "Paint", description: "Depth, evenness, finish.", maxPoints: 50 },
    { name: "Bodywork", description: "Lines, gaps, chrome.", maxPoints: 60 },
  ]
  const event = await prepareEvent(request, { name: "Forty Cars", criteria })
  const classIds: number[] = []
  for (const name of CLASSES) {
    const made = await request.post(`/api/events/${event.id}/classes`, { data: { name } })
    expect(made.ok(), await made.text()).toBe(true)
    classIds.push((await made.json()).id)
  }
  const rows = Array.from({ length: CARS }, (_, index) => ({
    "Entry Name": `Car ${index + 1}`,
    "Owner/Participant": `Owner ${index + 1}`,
    "Voting ID": votingIdOf(index + 1),
    Class: classOf(index + 1),
    "Sound Participation": SOUND.has(index + 1) ? "yes" : "no",
  }))
  await importEntries(request, event.id, rows)
  await addAward(request, event.id, { name: "Best of Show", priority: 10, isExclusive: true, basis: "overall" })
  const ofClass = { basis: "class", basisId: classIds[0], priority: 5, isExclusive: true }
  await addAward(request, event.id, { name: "Best Pre-1960", ...ofClass })
  await addAward(request, event.id, { name: "Top Three", basis: "overall", maxWinners: 3 })
  const judges: PreparedJudge[] = []
  for (const name of JUDGES) judges.push(await addJudge(request, event.id, name))
  const ids = new Map((await entriesOf(request, event.id)).map(({ id, votingId }) => [votingId, id]))
  return { event, judges, idOf: (car) => ids.get(votingIdOf(car)) ?? 0 }
}

/** A judge's points for a car by criterion; Ann is far below the others on car 10 until they have conferred. */
function pointsBy(judge: number, car: number, hasTalked: boolean): Record<string, number> {
  const { paint, body } = pointsOf(car)
  const apart = judge === 0 && car === 10 && !hasTalked ? 15 : 0
  return { Paint: paint + (OFFSETS[judge] ?? 0) - apart, Bodywork: body, ...(SOUND.has(car) && { Sound: 1 }) }
}

type Cars = { from?: number; to?: number; hasTalked?: boolean }

/** Submits a judge's sheets for these cars with all criteria, from the judge's own device. */
export async function submitCars(
  device: APIRequestContext,
  contest: Contest,
  judge: number,
  { from = 1, to = CARS, hasTalked = false }: Cars,
): Promise<void> {
  const post = async <Answer>(path: string, data: object): Promise<Answer> => {
    const response = await device.post(`/api${path}`, { data })
    expect(response.ok(), `${path}: ${await response.text()}`).toBe(true)
    return response.json()
  }
  const { id = 0, accessCode = "" } = contest.judges[judge] ?? {}
  await post("/judges/login", { accessCode })
  const read = await device.get(`/api/events/${contest.event.id}/criteria`)
  const criteria: (PreparedCriterion & { requiresSound: boolean })[] = await read.json()
  for (let car = from; car <= to; car += 1) {
    const points = pointsBy(judge, car, hasTalked)
    const scores = criteria.flatMap(({ id: criterionId, name, requiresSound }) =>
      requiresSound && !SOUND.has(car) ? [] : [{ criterionId, points: points[name] ?? 0 }],
    )
    await post(`/judges/${id}/scores`, { entryId: contest.idOf(car), scores, isSubmitted: true, comments: "" })
  }
}
