import { organizerContract as contract } from "@rosette/contract/routers"
import { eventProcedure } from "../../kernel/event-procedures.ts"
import { updateRules } from "./commands.ts"
import { previewRules } from "./preview-query.ts"
import { eventRules } from "./queries.ts"

export const rules = {
  rules: eventProcedure(contract.rules).query(({ ctx: { db, event } }) => eventRules(db, event)),

  updateRules: eventProcedure(contract.updateRules).mutation(({ ctx: { db, event }, input }) =>
    updateRules(db, event, input),
  ),

  // Saves nothing, but is not a query because lists do not fit into an address.
  previewRules: eventProcedure(contract.previewRules).mutation(({ ctx: { db, event }, input }) =>
    previewRules(db, event, input),
  ),
}
