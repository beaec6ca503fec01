import type { sessionContract as contract } from "@rosette/contract"
import type { z } from "zod"
import { AppError } from "../../app-error.ts"
import type { Database } from "../../data/database.ts"
import type { Principals } from "../../sessions/session-store.ts"

export async function currentSessions(_db: Database, _who: Principals): Promise<z.output<typeof contract.current.output>> {
  throw new AppError("UNAVAILABLE")
}
