import type { adminContract as contract } from "@rosette/contract"
import type { z } from "zod"
import { AppError } from "../../app-error.ts"
import type { Database } from "../../data/database.ts"
import type { Services } from "../../services.ts"

export async function enterEvent(_db: Database, _eventId: number): Promise<z.output<typeof contract.enterEvent.output>> {
  throw new AppError("UNAVAILABLE")
}

export async function deleteEvent(_services: Services, _eventId: number): Promise<z.output<typeof contract.deleteEvent.output>> {
  throw new AppError("UNAVAILABLE")
}
