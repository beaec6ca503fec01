import type { APIRequestContext } from "@playwright/test"
import type { Inputs, Outputs } from "@rosette/client"
import { apiOf, clientOf } from "./client-of.ts"
import { photoOf } from "./photo.ts"

type Create = Inputs["organizer"]
/** What a creation takes, without the event that it names. */
type Fields<Input> = Omit<Input, "eventId" | "mutationId">

export type PreparedEvent = { id: number; name: string; passcode: string; password: string; organizerName: string }
export type PreparedJudge = Outputs["organizer"]["createJudge"]
export type PreparedEntry = Outputs["organizer"]["createEntry"]
export type PreparedCriterion = Outputs["organizer"]["criteria"][number]
export type PreparedAward = Outputs["awards"]["create"]

const EVENT = {
  kind: "carShow" as const,
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

/** Creates an event and signs its organizer in on this device; `fields` replaces any part of the event. */
export async function prepareEvent(
  device: APIRequestContext,
  fields: Partial<Create["createEvent"]> = {},
): Promise<PreparedEvent> {
  const sent = { ...EVENT, ...fields }
  const { event, passcode } = await apiOf(device).organizer.createEvent.mutate(sent)
  const { organizerName, organizerPassword: password } = sent
  return { id: event.id, name: event.name, passcode, password, organizerName }
}

/** The event of this name in the public list. */
export async function eventByName(device: APIRequestContext, name: string): Promise<{ id: number; name: string }> {
  const event = (await apiOf(device).organizer.events.query()).find((one) => one.name === name)
  if (!event) throw new Error(`There is no event ${name}`)
  return event
}

/** Signs the organizer of an event in on this device. */
export const signInOrganizer = (device: APIRequestContext, { id, password }: PreparedEvent) =>
  clientOf(device).signIn.organizer({ eventId: id, password })

export const addEntry = (device: APIRequestContext, eventId: number, fields: Fields<Create["createEntry"]>) =>
  apiOf(device).organizer.createEntry.mutate({ eventId, ...fields })

export const updateEntry = (
  device: APIRequestContext,
  entryId: number,
  fields: Omit<Create["updateEntry"], "entryId">,
) => apiOf(device).organizer.updateEntry.mutate({ entryId, ...fields })

/** Gives an entry a photo of one colour. */
export const addPhoto = (device: APIRequestContext, entryId: number, colour: string) =>
  clientOf(device).uploadPhoto(entryId, new Blob([new Uint8Array(photoOf(colour))]))

/** Imports rows keyed by column. */
export const importEntries = (device: APIRequestContext, eventId: number, csvData: Record<string, string>[]) =>
  apiOf(device).csv.import.mutate({ eventId, csvData })

export const addCriterion = (device: APIRequestContext, eventId: number, fields: Fields<Create["createCriterion"]>) =>
  apiOf(device).organizer.createCriterion.mutate({ eventId, ...fields })

export const criteriaOf = (device: APIRequestContext, eventId: number) =>
  apiOf(device).organizer.criteria.query({ eventId })

export const entriesOf = (device: APIRequestContext, eventId: number) =>
  apiOf(device).organizer.entries.query({ eventId })

export const judgesOf = (device: APIRequestContext, eventId: number) =>
  apiOf(device).organizer.judges.query({ eventId })

export const addJudge = (device: APIRequestContext, eventId: number, name: string) =>
  apiOf(device).organizer.createJudge.mutate({ eventId, name })

export const addAward = (device: APIRequestContext, eventId: number, fields: Fields<Inputs["awards"]["create"]>) =>
  apiOf(device).awards.create.mutate({ eventId, ...fields })

/** Closes an event for judging, or opens it again. */
export const setActive = (device: APIRequestContext, eventId: number, isActive: boolean) =>
  apiOf(device).organizer.updateEvent.mutate({ eventId, isActive })

type Sheet = { entryId: number; scores: { criterionId: number; points: number }[]; isSubmitted: boolean }

/** Signs the judge in on this device and saves a sheet. */
export async function saveSheet(device: APIRequestContext, judge: PreparedJudge, sheet: Sheet): Promise<void> {
  await clientOf(device).signIn.judge({ accessCode: judge.accessCode })
  await apiOf(device).judge.saveSheet.mutate({ ...sheet, judgeId: judge.id, comments: "" })
}

/** The subjects of all submits in an event's history. */
export async function submittedIn(device: APIRequestContext, eventId: number): Promise<string[]> {
  const subjects: string[] = []
  for (let cursor: number | null | undefined; cursor !== null; ) {
    const page = await apiOf(device).organizer.history.query({ eventId, limit: 200, cursor })
    subjects.push(...page.items.filter(({ action }) => action === "sheet.submitted").map(({ subject }) => subject))
    cursor = page.nextCursor
  }
  return subjects
}
