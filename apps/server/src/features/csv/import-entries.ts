import type { csvContract as contract } from "@rosette/contract"
import type { z } from "zod"
import type { OrganizedEvent } from "../../access/organized.ts"
import { AppError } from "../../app-error.ts"
import type { Database } from "../../data/database.ts"

export async function importEntries(_db: Database, _event: OrganizedEvent, _rows: z.output<typeof contract.import.input>["csvData"]): Promise<z.output<typeof contract.import.output>> {
  throw new AppError("UNAVAILABLE")
}
