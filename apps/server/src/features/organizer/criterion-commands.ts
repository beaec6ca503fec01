import type { organizerContract as contract } from "@rosette/contract"
import type { z } from "zod"
import type { OrganizedCriterion, OrganizedEvent } from "../../access/organized.ts"
import { AppError } from "../../app-error.ts"
import type { Database } from "../../data/database.ts"

export async function createCriterion(_db: Database, _event: OrganizedEvent, _input: z.output<typeof contract.createCriterion.input>): Promise<z.output<typeof contract.createCriterion.output>> {
  throw new AppError("UNAVAILABLE")
}

export async function updateCriterion(_db: Database, _criterion: OrganizedCriterion, _input: z.output<typeof contract.updateCriterion.input>): Promise<z.output<typeof contract.updateCriterion.output>> {
  throw new AppError("UNAVAILABLE")
}

export async function deleteCriterion(_db: Database, _criterion: OrganizedCriterion): Promise<z.output<typeof contract.deleteCriterion.output>> {
  throw new AppError("UNAVAILABLE")
}
