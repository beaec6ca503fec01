import type { organizerContract as contract } from "@rosette/contract"
import type { z } from "zod"
import type { SeenEvent } from "../../access/seen.ts"
import { AppError } from "../../app-error.ts"
import type { Database } from "../../data/database.ts"

export async function criteriaOf(_db: Database, _event: SeenEvent): Promise<z.output<typeof contract.criteria.output>> {
  throw new AppError("UNAVAILABLE")
}
