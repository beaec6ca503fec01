import type { organizerContract as contract } from "@rosette/contract"
import type { z } from "zod"
import type { Database } from "../../data/database.ts"
import { AppError } from "../../kernel/app-error.ts"
import type { OrganizedEvent } from "../../kernel/organizing.ts"
import { rulesOf } from "./stored-rules.ts"

/** What the event decides about its results. */
export async function eventRules(
  db: Database,
  { eventId }: OrganizedEvent,
): Promise<z.output<typeof contract.rules.output>> {
  const row = await db.prisma.event.findUnique({ where: { id: eventId } })
  if (!row) throw new AppError("NOT_FOUND")
  return rulesOf(row)
}
