import type { csvContract as contract } from "@rosette/contract"
import type { z } from "zod"
import type { OrganizedEvent } from "../../access/organized.ts"
import { AppError } from "../../app-error.ts"
import type { Database } from "../../data/database.ts"

export async function exportEntries(_db: Database, _event: OrganizedEvent): Promise<z.output<typeof contract.export.output>> {
  throw new AppError("UNAVAILABLE")
}
