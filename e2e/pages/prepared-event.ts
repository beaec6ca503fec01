import { type APIRequestContext, expect } from "@playwright/test"

export type Named = { id: number; name: string }
export type PreparedEvent = Named & { passcode: string; password: string; organizerName: string }
export type PreparedJudge = Named & { accessCode: string }
export type PreparedEntry = { id: number; entryName: string; votingId: string }
export type PreparedCriterion = Named & { maxPoints: number }

type Fields = Record<string, unknown>

/** Calls the documented REST API; `request` has the session of the last sign-in through it. */
async function send<Answer>(request: APIRequestContext, method: string, path: string, data?: Fields): Promise<Answer> {
  const response = await request.fetch(`/api${path}`, { method, data })
  expect(response.ok(), `${method} ${path} returned ${response.status()}: ${await response.text()}`).toBe(true)
  return (await response.json()) as Answer
}

const EVENT = {
  name: "Harbour Show",
  description: "Cars, bikes and costumes by the water.",
  date: "June 20, 2026",
  time: "09:00 - 17:30",
  location: "Pier 3, Harbour",
  organizerName: "Olga Brandt",
  organizerPassword: "harbour-2026",
  criteria: [
    { name: "Paint", description: "Depth, evenness, finish.", maxPoints: 25 },
    { name: "Bodywork", description: "Lines, gaps, chrome.", maxPoints: 10 },
  ],
}

/** Creates an event and signs its organizer in through `request`; `fields` replaces any part of the event. */
export async function prepareEvent(request: APIRequestContext, fields: Fields = {}): Promise<PreparedEvent> {
  const sent = { ...EVENT, ...fields }
  const { event, passcode } = await send<{ event: Named; passcode: string }>(request, "POST", "/events", sent)
  const { organizerName, organizerPassword: password } = sent
  return { id: event.id, name: event.name, passcode, password, organizerName }
}

/** The event of this name in the public list. */
export async function eventByName(request: APIRequestContext, name: string): Promise<Named> {
  const event = (await send<Named[]>(request, "GET", "/events")).find((one) => one.name === name)
  if (!event) throw new Error(`There is no event ${name}`)
  return event
}

/** Signs the organizer of an event in through `request`. */
export const signInOrganizer = (request: APIRequestContext, { id, password }: PreparedEvent) =>
  send(request, "POST", "/organizer/login", { eventId: id, password })

export const addEntry = (request: APIRequestContext, eventId: number, fields: Fields) =>
  send<PreparedEntry>(request, "POST", `/events/${eventId}/entries`, fields)

export const updateEntry = (request: APIRequestContext, entryId: number, fields: Fields) =>
  send<PreparedEntry>(request, "PUT", `/entries/${entryId}`, fields)

/** Imports rows keyed by column. */
export const importEntries = (request: APIRequestContext, eventId: number, csvData: Record<string, string>[]) =>
  send<{ count: number }>(request, "POST", `/events/${eventId}/import-csv`, { csvData })

export const addCriterion = (request: APIRequestContext, eventId: number, fields: Fields) =>
  send<PreparedCriterion>(request, "POST", `/events/${eventId}/criteria`, fields)

export const criteriaOf = (request: APIRequestContext, eventId: number) =>
  send<PreparedCriterion[]>(request, "GET", `/events/${eventId}/criteria`)

export const entriesOf = (request: APIRequestContext, eventId: number) =>
  send<PreparedEntry[]>(request, "GET", `/events/${eventId}/entries`)

export const judgesOf = (request: APIRequestContext, eventId: number) =>
  send<PreparedJudge[]>(request, "GET", `/events/${eventId}/judges`)

export const addJudge = (request: APIRequestContext, eventId: number, name: string) =>
  send<PreparedJudge>(request, "POST", `/events/${eventId}/judges`, { name })

export const addAward = (request: APIRequestContext, eventId: number, fields: Fields) =>
  send<Named>(request, "POST", "/awards", { eventId, ...fields })

/** Closes an event for judging, or opens it again. */
export const setActive = (request: APIRequestContext, eventId: number, isActive: boolean) =>
  send(request, "PUT", `/events/${eventId}`, { isActive })

type Sheet = { entryId: number; scores: { criterionId: number; points: number }[]; isSubmitted: boolean }

/** Signs the judge in through `request` and saves a sheet. */
export async function saveSheet(request: APIRequestContext, judge: PreparedJudge, sheet: Sheet): Promise<void> {
  await send(request, "POST", "/judges/login", { accessCode: judge.accessCode })
  await send(request, "POST", `/judges/${judge.id}/scores`, { ...sheet, comments: "" })
}

/** The subjects of all submits in an event's history. */
export async function submittedIn(request: APIRequestContext, eventId: number): Promise<string[]> {
  const subjects: string[] = []
  for (let cursor: string | null = ""; cursor !== null; ) {
    const query: string = cursor === "" ? "limit=200" : `limit=200&cursor=${cursor}`
    const page: { items: { action: string; subject: string }[]; nextCursor: string | null } = await send(
      request,
      "GET",
      `/events/${eventId}/history?${query}`,
    )
    subjects.push(...page.items.filter(({ action }) => action === "sheet.submitted").map(({ subject }) => subject))
    cursor = page.nextCursor
  }
  return subjects
}
