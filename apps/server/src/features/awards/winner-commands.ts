import type { awardsContract as contract } from "@rosette/contract"
import type { z } from "zod"
import type { OrganizedEvent, OrganizedWinner } from "../../access/organized.ts"
import { AppError } from "../../app-error.ts"
import type { Database } from "../../data/database.ts"

export async function confirmWinner(_db: Database, _event: OrganizedEvent, _input: z.output<typeof contract.confirmWinner.input>): Promise<z.output<typeof contract.confirmWinner.output>> {
  throw new AppError("UNAVAILABLE")
}

export async function withdrawWinner(_db: Database, _winner: OrganizedWinner): Promise<z.output<typeof contract.withdrawWinner.output>> {
  throw new AppError("UNAVAILABLE")
}
