import { adminContract as contract } from "@rosette/contract/routers"
import { procedure, trusted } from "../../kernel/access-levels.ts"
import { managedEventProcedure } from "../../kernel/event-procedures.ts"
import { deleteEvent, deleteEvents, enterEvent } from "./commands.ts"
import { allEvents, progressOfAll } from "./queries.ts"

export const admin = {
  events: procedure(trusted(contract.events)).query(({ ctx: { db }, input }) => allEvents(db, input)),

  progress: procedure(trusted(contract.progress)).query(({ ctx: { db } }) => progressOfAll(db)),

  backups: procedure(contract.backups).query(({ ctx: { services } }) => services.backups.state()),

  enterEvent: managedEventProcedure(contract.enterEvent).mutation(async ({ ctx, input: { eventId } }) => {
    const entered = await enterEvent(ctx.db, ctx.event, await ctx.opening("managed"))
    await ctx.signIn("organizer", entered.sessionId)
    ctx.note("role.changed", { role: "organizer", eventId, way: "managed" })
    return entered
  }),

  deleteEvent: managedEventProcedure(contract.deleteEvent).mutation(({ ctx: { services, event } }) =>
    deleteEvent(services, event),
  ),

  deleteEvents: procedure(contract.deleteEvents).mutation(({ ctx: { services, caller }, input }) =>
    deleteEvents(services, caller, input.eventIds),
  ),
}
