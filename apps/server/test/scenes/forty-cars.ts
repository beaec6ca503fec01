import { entryClass } from "@rosette/contract/classes"
import { type Criterion, criterion } from "@rosette/contract/criteria"
import { entry } from "@rosette/contract/entries"
import { judgeForOrganizer } from "@rosette/contract/judges"
import { z } from "zod"
import type { Browser, RestAnswer, TestApp } from "../app.ts"

/** The body of an answer with this status and shape; any other answer fails the test and is shown. */
export async function answered<Shape extends z.ZodType>(
  shape: Shape,
  answer: Promise<RestAnswer>,
  status = 200,
): Promise<z.output<Shape>> {
  const { status: given, body } = await answer
  if (given !== status) throw new Error(`Answered ${given}: ${JSON.stringify(body)}`)
  return shape.parse(body)
}

type SignedJudge = { id: number; name: string; browser: Browser }

/** An event of 40 cars in the classes A to D, ten each, with five judges at their desks. Car 7 has the voting ID "7". */
export type FortyCars = {
  eventId: number
  organizer: Browser
  criteria: Criterion[]
  classIds: number[]
  /** Of the car with this voting ID. */
  entryId(car: number): number
  car(entryId: number): number
  judges: SignedJudge[]
}

const CARS = Array.from({ length: 40 }, (_, index) => index + 1)
const CLASSES = ["A", "B", "C", "D"]
const yesOrNo = (is: boolean) => (is ? "Yes" : "No")

/** Class D has too few cars, and the first four cars are classic ones. */
export async function openFortyCars(app: TestApp): Promise<FortyCars> {
  const organizer = app.browser()
  const criteria = [
    { name: "Paint", description: "Depth and evenness", maxPoints: 30 },
    { name: "Body", description: "Panels and gaps", maxPoints: 70 },
  ]
  const details = { name: "Forty Cars", organizerName: "Olive", organizerPassword: "open-the-hood" }
  const opened = await answered(
    z.object({ event: z.object({ id: z.number(), criteria: z.array(criterion) }) }),
    organizer.rest("POST", "/events", { ...details, criteria }),
    201,
  )
  const { id: eventId } = opened.event
  const path = (rest: string) => `/events/${eventId}${rest}`
  const classIds: number[] = []
  for (const name of CLASSES) {
    const body = { name: `Class ${name}`, code: name, minEntries: name === "D" ? 12 : 0 }
    classIds.push((await answered(entryClass, organizer.rest("POST", path("/classes"), body), 201)).id)
  }
  const csvData = CARS.map((car) => ({
    "Entry Name": `Car ${car}`,
    "Owner/Participant": `Owner ${car}`,
    "Voting ID": String(car),
    "Classic Vehicle": yesOrNo(car <= 4),
    Class: CLASSES[Math.floor((car - 1) / 10)],
  }))
  await answered(z.object({ count: z.literal(40) }), organizer.rest("POST", path("/import-csv"), { csvData }), 201)
  const entries = await answered(z.array(entry), organizer.rest("GET", path("/entries")))
  const ids = new Map(entries.map(({ id, votingId }) => [Number(votingId), id]))
  const cars = new Map(entries.map(({ id, votingId }) => [id, Number(votingId)]))
  const judges: SignedJudge[] = []
  for (const name of ["Ada", "Bob", "Cleo", "Dan", "Eve"]) judges.push(await seatJudge(app, organizer, path, name))
  return {
    eventId,
    organizer,
    criteria: opened.event.criteria,
    classIds,
    judges,
    entryId: (car) => ids.get(car) ?? 0,
    car: (entryId) => cars.get(entryId) ?? 0,
  }
}

async function seatJudge(app: TestApp, organizer: Browser, path: (rest: string) => string, name: string) {
  const { id, accessCode } = await answered(judgeForOrganizer, organizer.rest("POST", path("/judges"), { name }), 201)
  const browser = app.browser()
  await answered(z.unknown(), browser.rest("POST", "/judges/login", { accessCode }))
  return { id, name, browser }
}

/** Averages of the body; other cars have 68 minus their number. Cars 1 and 2, 3 and 4, 11 and 12 are equal. */
const BODY = new Map([
  [2, 65],
  [3, 63],
  [4, 65],
  [12, 57],
])
/** What each judge adds to the body's average. */
const LEANINGS = [1, -1, 0, 1, -1]

/**
 * The submitted sheet of a judge, by their index from 0; with the patina of classic cars if that criterion is given.
 */
export function sheetOfCar(show: FortyCars, judge: number, car: number, patinaId?: number) {
  const [paint, body] = show.criteria
  const points = [
    [paint?.id, car === 2 ? 27 : 25],
    [body?.id, (BODY.get(car) ?? 68 - car) + (LEANINGS[judge] ?? 0)],
    ...(patinaId && car <= 4 ? [[patinaId, car === 3 ? 12 : 10]] : []),
  ]
  const scores = points.map(([criterionId, given]) => ({ criterionId, points: given }))
  return { entryId: show.entryId(car), comments: "", isSubmitted: true, scores }
}

export function sendSheet({ judges }: FortyCars, judge: number, sheet: object): Promise<RestAnswer> {
  const { id, browser } = judges[judge] ?? {}
  if (!browser) throw new Error(`There is no judge ${judge}.`)
  return browser.rest("POST", `/judges/${id}/scores`, sheet)
}

/** The judge sends the sheets of the cars 1 to `count`. */
export async function judgeCars(show: FortyCars, judge: number, count: number, sheet: (car: number) => object) {
  for (let car = 1; car <= count; car++) await answered(z.unknown(), sendSheet(show, judge, sheet(car)))
}
