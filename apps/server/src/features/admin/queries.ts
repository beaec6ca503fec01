import type { adminContract as contract } from "@rosette/contract"
import type { z } from "zod"
import { AppError } from "../../app-error.ts"
import type { Database } from "../../data/database.ts"

export async function allEvents(_db: Database): Promise<z.output<typeof contract.events.output>> {
  throw new AppError("UNAVAILABLE")
}
