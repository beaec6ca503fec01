import { organizerContract as contract } from "@rosette/contract/routers"
import { eventProcedure } from "../../../kernel/event-procedures.ts"
import { renewPublicPage, updatePublicPage } from "./commands.ts"
import { eventPublicPage, ownerLinks } from "./queries.ts"

export const publicPages = {
  publicPage: eventProcedure(contract.publicPage).query(({ ctx: { db, event } }) => eventPublicPage(db, event)),

  updatePublicPage: eventProcedure(contract.updatePublicPage).mutation(({ ctx: { db, event }, input }) =>
    updatePublicPage(db, event, input),
  ),

  renewPublicPage: eventProcedure(contract.renewPublicPage).mutation(({ ctx: { db, event } }) =>
    renewPublicPage(db, event),
  ),

  ownerLinks: eventProcedure(contract.ownerLinks).query(({ ctx: { db, event } }) => ownerLinks(db, event)),
}
