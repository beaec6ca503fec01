import type { Show } from "./show.ts"

const PATHS = ["results", "overview", "outstanding", "judges", "entry-sheets", "ties", "agreement", "scores"]

/** Everything that is made of an event's sheets, as one text without versions and times, and the sum of what would be published. */
export async function madeOfSheets({ organizer, eventId, judges, entries }: Show): Promise<string> {
  const get = async (path: string) => (await organizer.rest("GET", path)).body
  const made: Record<string, unknown> = {}
  for (const path of PATHS) made[path] = await get(`/events/${eventId}/${path}`)
  for (const { id } of judges) made[`progress ${id}`] = await get(`/judges/${id}/progress`)
  for (const { id } of entries) made[`places of ${id}`] = placesOf(await get(`/entries/${id}/explanation`))
  const { contentSha256 } = Object(await get(`/events/${eventId}/review?includes=content`))
  const text = JSON.stringify({ ...made, contentSha256 })
  return text.replaceAll(/"(version|lastSeenAt)":("[^"]*"|\d+|null)/g, "")
}

/** An explanation without the stories of its sheets, which tell what has happened. */
const placesOf = (explanation: unknown) => {
  const { sheets, ...explained } = Object(explanation)
  return { ...explained, sheets: sheets.map(({ story: _, ...sheet }: Record<string, unknown>) => sheet) }
}
