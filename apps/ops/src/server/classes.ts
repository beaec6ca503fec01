import type { Client } from "@rosette/client"
import { nameKey } from "@rosette/domain/text/text-keys"
import { Refused } from "../exit-codes.ts"

/** The id of the class with this name or code; null if none is named. */
export async function classIdOf(client: Client, eventId: number, named: string | undefined): Promise<number | null> {
  if (named === undefined) return null
  const classes = await client.api.organizer.classes.query({ eventId })
  const found = classes.find(({ name, code }) => [name, code].some((text) => nameKey(text) === nameKey(named)))
  if (found) return found.id
  const known = classes.map(({ name }) => name).join(", ")
  throw new Refused(known ? `There is no class “${named}”. The classes are: ${known}` : "This event has no classes.")
}
