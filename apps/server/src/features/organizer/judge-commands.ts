import type { organizerContract as contract } from "@rosette/contract"
import type { z } from "zod"
import type { OrganizedEvent, OrganizedJudge } from "../../access/organized.ts"
import { AppError } from "../../app-error.ts"
import type { Database } from "../../data/database.ts"

export async function createJudge(_db: Database, _event: OrganizedEvent, _name: string): Promise<z.output<typeof contract.createJudge.output>> {
  throw new AppError("UNAVAILABLE")
}

export async function regenerateCode(_db: Database, _judge: OrganizedJudge): Promise<z.output<typeof contract.regenerateCode.output>> {
  throw new AppError("UNAVAILABLE")
}

export async function clearScores(_db: Database, _judge: OrganizedJudge): Promise<z.output<typeof contract.clearScores.output>> {
  throw new AppError("UNAVAILABLE")
}

export async function deleteJudge(_db: Database, _judge: OrganizedJudge): Promise<z.output<typeof contract.deleteJudge.output>> {
  throw new AppError("UNAVAILABLE")
}

export async function reopenSheet(_db: Database, _judge: OrganizedJudge, _entryId: number): Promise<z.output<typeof contract.reopenSheet.output>> {
  throw new AppError("UNAVAILABLE")
}
