import { adminContract, organizerContract as contract } from "@rosette/contract/routers"
import { procedure, trusted } from "../../kernel/access-levels.ts"
import { eventProcedure } from "../../kernel/event-procedures.ts"
import { addressKey } from "../../kernel/sessions/address-key.ts"
import { eventArchive } from "./archive/event-archive.ts"
import { extendRetention } from "./commands.ts"
import { dueEvents, eventRetention } from "./queries.ts"

export const retention = {
  archive: eventProcedure(trusted(contract.archive)).query(({ ctx: { services, event, address } }) =>
    eventArchive({ ...services, place: addressKey(address) }, event, new Date()),
  ),

  retention: eventProcedure(contract.retention).query(({ ctx: { db, event } }) =>
    eventRetention(db, event, new Date()),
  ),

  extendRetention: eventProcedure(contract.extendRetention).mutation(({ ctx: { db, event }, input }) =>
    extendRetention(db, event, input, new Date()),
  ),
}

/** The events of all organizers. */
export const everyRetention = {
  dueEvents: procedure(adminContract.dueEvents).query(({ ctx: { db } }) => dueEvents(db, new Date())),
}
