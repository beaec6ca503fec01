import type { Accent } from "@rosette/contract/accents"
import { eventCalls } from "@rosette/contract/events"

export type EventDetails = {
  name: string
  organizerName: string
  description: string
  date: string
  time: string
  location: string
}

/** The pictures and the colour of an event; null for the usual look. */
export type EventLook = { coverUrl: string | null; logoUrl: string | null; accent: Accent | null }

export const lookOf = ({ coverUrl, logoUrl, accent }: Partial<EventLook>): EventLook => ({
  coverUrl: coverUrl ?? null,
  logoUrl: logoUrl ?? null,
  accent: accent ?? null,
})

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
export const EVENT_LABELS: Readonly<Record<keyof EventDetails | keyof EventLook, string>> = {
  name: "Event Name",
  organizerName: "Organizer Name",
  description: "Event Description",
  date: "Event Date",
  time: "Event Time",
  location: "Location",
  coverUrl: "Cover photo",
  logoUrl: "Logo",
  accent: "Accent color",
}
