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

/** What the details are called on their form. */
export const EVENT_LABELS: Readonly<Record<keyof EventDetails, string>> = {
  name: "Event Name",
  organizerName: "Organizer Name",
  description: "Event Description",
  date: "Event Date",
  time: "Event Time",
  location: "Location",
}
