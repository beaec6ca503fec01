import type { awardsContract as contract } from "@rosette/contract"
import type { z } from "zod"
import type { OrganizedAward, OrganizedEvent } from "../../access/organized.ts"
import { AppError } from "../../app-error.ts"
import type { Database } from "../../data/database.ts"

export async function createAward(_db: Database, _event: OrganizedEvent, _input: z.output<typeof contract.create.input>): Promise<z.output<typeof contract.create.output>> {
  throw new AppError("UNAVAILABLE")
}

export async function updateAward(_db: Database, _award: OrganizedAward, _input: z.output<typeof contract.update.input>): Promise<z.output<typeof contract.update.output>> {
  throw new AppError("UNAVAILABLE")
}

export async function deleteAward(_db: Database, _award: OrganizedAward): Promise<z.output<typeof contract.delete.output>> {
  throw new AppError("UNAVAILABLE")
}
