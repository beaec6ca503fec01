import type { organizerContract as contract } from "@rosette/contract/routers"
import type { EventRules } from "@rosette/contract/rules"
import type { Rules } from "@rosette/domain/contest/rules"
import type { z } from "zod"
import type { Database } from "../../data/database.ts"
import { tieBreaksIn } from "../../data/records/json-columns.ts"
import type { RowOf } from "../../data/rows.ts"
import type { OrganizedEvent } from "../../kernel/organizing.ts"
import { AppError } from "../../refusals/app-error.ts"

type RulesRow = Pick<RowOf<"Event">, keyof Rules>

/** An event's rules. */
export const rulesOf = (row: RulesRow): EventRules => ({
  panelMethod: row.panelMethod,
  tieBreaks: tieBreaksIn(row.tieBreaks),
  placesThatMatter: row.placesThatMatter,
  conferAbove: row.conferAbove,
  notApplicable: row.notApplicable,
  ranks: row.ranks,
  sheetsPerEntry: row.sheetsPerEntry,
})

/** The event's rules for its results. */
export async function eventRules(
  db: Database,
  { eventId }: OrganizedEvent,
): Promise<z.output<typeof contract.rules.output>> {
  const row = await db.prisma.event.findUnique({ where: { id: eventId } })
  if (!row) throw new AppError("NOT_FOUND")
  return rulesOf(row)
}
