import type { awardsContract as contract } from "@rosette/contract"
import type { z } from "zod"
import type { OrganizedAward, OrganizedAwardWinner } from "../../access/organized.ts"
import { AppError } from "../../app-error.ts"
import type { Database } from "../../data/database.ts"

export async function assignAward(_db: Database, _award: OrganizedAward, _input: z.output<typeof contract.assign.input>): Promise<z.output<typeof contract.assign.output>> {
  throw new AppError("UNAVAILABLE")
}

export async function unassignAward(_db: Database, _assignment: OrganizedAwardWinner): Promise<z.output<typeof contract.unassign.output>> {
  throw new AppError("UNAVAILABLE")
}
