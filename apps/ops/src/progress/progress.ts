import type { Client, Outputs } from "@rosette/client"

/** How far an event is, as one answer. */
export type Progress = { event: Outputs["organizer"]["event"]; overview: Outputs["organizer"]["overview"] }

export async function readProgress({ api }: Client, eventId: number): Promise<Progress> {
  const [event, overview] = await Promise.all([
    api.organizer.event.query({ eventId }),
    api.organizer.overview.query({ eventId }),
  ])
  return { event, overview }
}
