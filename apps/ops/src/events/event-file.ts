import type { Inputs } from "@rosette/client"
import { UsageError } from "../exit-codes.ts"
import { textOf } from "../terminal/input-file.ts"

/** A new event as a file describes it; its password may come from elsewhere. */
export type EventFile = Omit<Inputs["organizer"]["createEvent"], "organizerPassword"> & { organizerPassword?: string }

/** Reads the JSON of a new event. What it must have is checked by the server, which names each wrong field. */
export async function readEventFile(file: string): Promise<EventFile> {
  const content = await textOf(file)
  try {
    const event: unknown = JSON.parse(content)
    if (typeof event === "object" && event !== null) return event as EventFile
  } catch (error) {
    throw new UsageError(`${file} is not valid JSON: ${error instanceof Error ? error.message : error}`)
  }
  throw new UsageError(`${file} has no event: docs/ops.md shows one.`)
}
