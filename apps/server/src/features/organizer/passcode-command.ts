import type { organizerContract as contract } from "@rosette/contract"
import type { z } from "zod"
import type { OrganizedEvent } from "../../access/organized.ts"
import type { Database } from "../../data/database.ts"
import { changeEvent } from "../../data/event-change.ts"
import { withFreshCode } from "../../data/fresh-code.ts"

/** Gives the event a new passcode. The old one opens nothing any more; whoever is signed in stays so. */
export function regeneratePasscode(
  db: Database,
  event: OrganizedEvent,
): Promise<z.output<typeof contract.regeneratePasscode.output>> {
  return withFreshCode((passcode) =>
    changeEvent(db, event, "dashboards", async ({ tx, record }) => {
      const { name } = await tx.event.update({ where: { id: event.eventId }, data: { passcode } })
      await record({ action: "event.passcode-renewed", subject: name })
      return { passcode }
    }),
  )
}
