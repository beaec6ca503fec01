import type { organizerContract as contract } from "@rosette/contract/routers"
import type { z } from "zod"
import { changeEvent } from "../../data/change/event-change.ts"
import type { Database } from "../../data/database.ts"
import { withFreshCode } from "../../data/records/fresh-code.ts"
import type { OrganizedEvent } from "../../kernel/organizing.ts"

/** Gives the event a new passcode. The old one stops working; people who are signed in stay signed in. */
export function regeneratePasscode(
  db: Database,
  event: OrganizedEvent,
): Promise<z.output<typeof contract.regeneratePasscode.output>> {
  return withFreshCode((passcode) =>
    changeEvent(db, event, "administration", async ({ tx, record }) => {
      const { name } = await tx.event.update({ where: { id: event.eventId }, data: { passcode } })
      await record({ action: "event.passcode-renewed", subject: name })
      return { passcode }
    }),
  )
}
