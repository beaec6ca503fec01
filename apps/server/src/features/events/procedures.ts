import { organizerContract as contract } from "@rosette/contract/routers"
import { publicProcedure } from "../../kernel/access-levels.ts"
import { eventProcedure, seenEventProcedure } from "../../kernel/event-procedures.ts"
import { trusted } from "../../kernel/trusted.ts"
import { createEvent, updateEvent } from "./commands.ts"
import { eventOverview } from "./overview-query.ts"
import { demoHint, eventDetails, eventsFor } from "./queries.ts"

export const events = {
  events: publicProcedure
    .input(contract.events.input)
    .output(trusted(contract.events.output))
    .query(async ({ ctx, input }) => eventsFor(ctx.db, await ctx.who(), input)),

  demoHint: publicProcedure.output(contract.demoHint.output).query(({ ctx }) => demoHint(ctx.db)),

  createEvent: publicProcedure
    .input(contract.createEvent.input)
    .output(contract.createEvent.output)
    .mutation(async ({ ctx, input }) => {
      const creator = { address: ctx.address, isMasterAdmin: (await ctx.who()).masterAdmin !== null }
      const opening = await ctx.opening("created")
      const created = await ctx.services.creation.attempt(creator, () => createEvent(ctx.db, input, opening))
      await ctx.signIn("organizer", created.sessionId)
      return created
    }),

  event: seenEventProcedure(contract.event.input)
    .output(contract.event.output)
    .query(({ ctx: { db, event } }) => eventDetails(db, event)),

  updateEvent: eventProcedure(contract.updateEvent.input)
    .output(contract.updateEvent.output)
    .mutation(({ ctx: { db, event }, input }) => updateEvent(db, event, input)),

  overview: eventProcedure(contract.overview.input)
    .output(contract.overview.output)
    .query(({ ctx: { db, event }, input }) => eventOverview(db, event, input.classId)),
}
