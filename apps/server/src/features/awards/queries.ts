import type { awardsContract as contract } from "@rosette/contract"
import type { z } from "zod"
import type { OrganizedEvent } from "../../access/organized.ts"
import { AppError } from "../../app-error.ts"
import type { Database } from "../../data/database.ts"

export async function awardsOf(_db: Database, _event: OrganizedEvent): Promise<z.output<typeof contract.list.output>> {
  throw new AppError("UNAVAILABLE")
}

export async function awardWinnersOf(_db: Database, _event: OrganizedEvent): Promise<z.output<typeof contract.winners.output>> {
  throw new AppError("UNAVAILABLE")
}

export async function confirmedWinnersOf(_db: Database, _event: OrganizedEvent): Promise<z.output<typeof contract.confirmedWinners.output>> {
  throw new AppError("UNAVAILABLE")
}
