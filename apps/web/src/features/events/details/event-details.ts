import { eventCalls } from "@rosette/contract/events"

export type EventDetails = {
  name: string
  organizerName: string
  description: string
  date: string
  time: string
  location: string
}

/** Validates the form with the contract's rules and messages. */
export const eventDetailsSchema = eventCalls.createEvent.input.omit({ organizerPassword: true, criteria: true })

/** The form's initial values. */
export const detailsOf = (event: EventDetails): EventDetails => ({
  name: event.name,
  organizerName: event.organizerName,
  description: event.description,
  date: event.date,
  time: event.time,
  location: event.location,
})

/** The labels of the form's fields. */
export const EVENT_LABELS: Readonly<Record<keyof EventDetails, string>> = {
  name: "Event Name",
  organizerName: "Organizer Name",
  description: "Event Description",
  date: "Event Date",
  time: "Event Time",
  location: "Location",
}
