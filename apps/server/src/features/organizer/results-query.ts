import type { organizerContract as contract } from "@rosette/contract"
import type { z } from "zod"
import type { OrganizedEvent } from "../../access/organized.ts"
import { AppError } from "../../app-error.ts"
import type { Database } from "../../data/database.ts"

export async function eventResults(_db: Database, _event: OrganizedEvent): Promise<z.output<typeof contract.results.output>> {
  throw new AppError("UNAVAILABLE")
}
