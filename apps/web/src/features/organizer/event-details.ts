import { organizerContract } from "@rosette/contract"

export type EventDetails = {
  name: string
  organizerName: string
  description: string
  date: string
  time: string
  location: string
}

/** The rules of an event's details, with the contract's own sentences. */
export const eventDetailsSchema = organizerContract.createEvent.input.omit({ organizerPassword: true, criteria: true })

/** The details of an event, as the form that edits them starts out. */
export const detailsOf = (event: EventDetails): EventDetails => ({
  name: event.name,
  organizerName: event.organizerName,
  description: event.description,
  date: event.date,
  time: event.time,
  location: event.location,
})

/** The details that differ from what they were. */
export function changedDetails(before: EventDetails, after: EventDetails): Partial<EventDetails> {
  const isChanged = ([field, value]: [string, string]) => before[field as keyof EventDetails] !== value
  return Object.fromEntries(Object.entries(after).filter(isChanged))
}
