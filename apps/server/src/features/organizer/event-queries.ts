import type { organizerContract as contract } from "@rosette/contract"
import type { z } from "zod"
import type { OrganizedEvent } from "../../access/organized.ts"
import type { SeenEvent } from "../../access/seen.ts"
import { AppError } from "../../app-error.ts"
import type { Database } from "../../data/database.ts"
import type { Principals } from "../../sessions/session-store.ts"

export async function eventsFor(_db: Database, _who: Principals): Promise<z.output<typeof contract.events.output>> {
  throw new AppError("UNAVAILABLE")
}

export async function demoHint(_db: Database): Promise<z.output<typeof contract.demoHint.output>> {
  throw new AppError("UNAVAILABLE")
}

export async function eventDetails(_db: Database, _event: SeenEvent): Promise<z.output<typeof contract.event.output>> {
  throw new AppError("UNAVAILABLE")
}

export async function eventScores(_db: Database, _event: OrganizedEvent): Promise<z.output<typeof contract.scores.output>> {
  throw new AppError("UNAVAILABLE")
}

export async function eventHistory(_db: Database, _event: OrganizedEvent, _page: z.output<typeof contract.history.input>): Promise<z.output<typeof contract.history.output>> {
  throw new AppError("UNAVAILABLE")
}
