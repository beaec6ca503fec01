import { organizerContract as contract } from "@rosette/contract/routers"
import { eventProcedure } from "../../../kernel/event-procedures.ts"
import { renewPublicPage, updatePublicPage } from "./commands.ts"
import { eventPublicPage, ownerLinks } from "./queries.ts"

export const publicPages = {
  publicPage: eventProcedure(contract.publicPage.input)
    .output(contract.publicPage.output)
    .query(({ ctx: { db, event } }) => eventPublicPage(db, event)),

  updatePublicPage: eventProcedure(contract.updatePublicPage.input)
    .output(contract.updatePublicPage.output)
    .mutation(({ ctx: { db, event }, input }) => updatePublicPage(db, event, input)),

  renewPublicPage: eventProcedure(contract.renewPublicPage.input)
    .output(contract.renewPublicPage.output)
    .mutation(({ ctx: { db, event } }) => renewPublicPage(db, event)),

  ownerLinks: eventProcedure(contract.ownerLinks.input)
    .output(contract.ownerLinks.output)
    .query(({ ctx: { db, event } }) => ownerLinks(db, event)),
}
