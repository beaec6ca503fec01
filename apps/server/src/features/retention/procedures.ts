import { organizerContract as contract } from "@rosette/contract"
import { eventProcedure } from "../../kernel/event-access.ts"
import { extendRetention } from "./commands.ts"
import { eventRetention } from "./queries.ts"

export const retention = {
  retention: eventProcedure(contract.retention.input)
    .output(contract.retention.output)
    .query(({ ctx: { db, event } }) => eventRetention(db, event, new Date())),

  extendRetention: eventProcedure(contract.extendRetention.input)
    .output(contract.extendRetention.output)
    .mutation(({ ctx: { db, event }, input }) => extendRetention(db, event, input, new Date())),
}
