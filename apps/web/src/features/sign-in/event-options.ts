import type { PublicEvent } from "@rosette/contract/events"

type Named = Pick<PublicEvent, "id" | "name" | "date" | "location">

/** The events to choose from by name. Those with the same name get date and place, and if these are the same, their number. */
export function eventOptions(events: readonly Named[]): { value: string; label: string }[] {
  const counts = new Map<string, number>()
  for (const { name } of events) counts.set(name, (counts.get(name) ?? 0) + 1)
  const known = new Set<string>()
  return events.map((event) => {
    const label = counts.get(event.name) === 1 ? event.name : detailed(event)
    const isFree = !known.has(label)
    known.add(label)
    return { value: String(event.id), label: isFree ? label : `${label} (no. ${event.id})` }
  })
}

const detailed = ({ name, date, location }: Named): string =>
  [name, [date, location].filter(Boolean).join(", ")].filter(Boolean).join(" · ")
