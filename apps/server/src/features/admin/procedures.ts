import { adminContract as contract } from "@rosette/contract/routers"
import { adminProcedure } from "../../kernel/access-levels.ts"
import { managedEventProcedure } from "../../kernel/event-procedures.ts"
import { trusted } from "../../kernel/trusted.ts"
import { deleteEvent, deleteEvents, enterEvent } from "./commands.ts"
import { allEvents, progressOfAll } from "./queries.ts"

export const admin = {
  events: adminProcedure
    .input(contract.events.input)
    .output(trusted(contract.events.output))
    .query(({ ctx: { db }, input }) => allEvents(db, input)),

  progress: adminProcedure.output(trusted(contract.progress.output)).query(({ ctx: { db } }) => progressOfAll(db)),

  backups: adminProcedure.output(contract.backups.output).query(({ ctx: { services } }) => services.backups.state()),

  enterEvent: managedEventProcedure(contract.enterEvent.input)
    .output(contract.enterEvent.output)
    .mutation(async ({ ctx, input: { eventId } }) => {
      const entered = await enterEvent(ctx.db, ctx.event, await ctx.opening("managed"))
      await ctx.signIn("organizer", entered.sessionId)
      ctx.note("role.changed", { role: "organizer", eventId, way: "managed" })
      return entered
    }),

  deleteEvent: managedEventProcedure(contract.deleteEvent.input)
    .output(contract.deleteEvent.output)
    .mutation(({ ctx: { services, event } }) => deleteEvent(services, event)),

  deleteEvents: adminProcedure
    .input(contract.deleteEvents.input)
    .output(contract.deleteEvents.output)
    .mutation(({ ctx: { services, caller }, input }) => deleteEvents(services, caller, input.eventIds)),
}
