import type { organizerContract as contract } from "@rosette/contract"
import type { z } from "zod"
import type { OrganizedEvent } from "../../access/organized.ts"
import { AppError } from "../../app-error.ts"
import type { Database } from "../../data/database.ts"

export async function createEvent(_db: Database, _input: z.output<typeof contract.createEvent.input>): Promise<z.output<typeof contract.createEvent.output>> {
  throw new AppError("UNAVAILABLE")
}

export async function updateEvent(_db: Database, _event: OrganizedEvent, _input: z.output<typeof contract.updateEvent.input>): Promise<z.output<typeof contract.updateEvent.output>> {
  throw new AppError("UNAVAILABLE")
}

export async function changePassword(_db: Database, _event: OrganizedEvent, _newPassword: string, _currentSessionId: string | null): Promise<z.output<typeof contract.changePassword.output>> {
  throw new AppError("UNAVAILABLE")
}
