import type { organizerContract as contract } from "@rosette/contract"
import type { z } from "zod"
import type { OrganizedEntry, OrganizedEvent, Organizing } from "../../access/organized.ts"
import { AppError } from "../../app-error.ts"
import type { Database } from "../../data/database.ts"
import type { Services } from "../../services.ts"

export async function createEntry(_db: Database, _event: OrganizedEvent, _input: z.output<typeof contract.createEntry.input>): Promise<z.output<typeof contract.createEntry.output>> {
  throw new AppError("UNAVAILABLE")
}

export async function updateEntry(_services: Services, _entry: OrganizedEntry, _input: z.output<typeof contract.updateEntry.input>): Promise<z.output<typeof contract.updateEntry.output>> {
  throw new AppError("UNAVAILABLE")
}

export async function deleteEntry(_services: Services, _entry: OrganizedEntry): Promise<z.output<typeof contract.deleteEntry.output>> {
  throw new AppError("UNAVAILABLE")
}

export async function deleteEntries(_services: Services, _who: Organizing, _entryIds: number[]): Promise<z.output<typeof contract.deleteEntries.output>> {
  throw new AppError("UNAVAILABLE")
}
