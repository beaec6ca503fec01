import { organizerContract as contract } from "@rosette/contract/routers"
import { procedure, trusted } from "../../kernel/access-levels.ts"
import { eventProcedure, seenEventProcedure } from "../../kernel/event-procedures.ts"
import { cloneEvent } from "./clone-command.ts"
import { createEvent, updateEvent } from "./commands.ts"
import { eventOverview } from "./overview-query.ts"
import { demoHint, eventDetails, eventsFor } from "./queries.ts"

export const events = {
  events: procedure(trusted(contract.events)).query(async ({ ctx, input }) =>
    eventsFor(ctx.db, await ctx.who(), input),
  ),

  demoHint: procedure(contract.demoHint).query(({ ctx }) => demoHint(ctx.db)),

  createEvent: procedure(contract.createEvent).mutation(async ({ ctx, input }) => {
    const creator = { address: ctx.address, isMasterAdmin: (await ctx.who()).masterAdmin !== null }
    const opening = await ctx.opening("created")
    const created = await ctx.services.creation.attempt(creator, () => createEvent(ctx.db, input, opening))
    await ctx.signIn("organizer", created.sessionId)
    return created
  }),

  cloneEvent: eventProcedure(contract.cloneEvent).mutation(async ({ ctx, input }) => {
    const creator = { address: ctx.address, isMasterAdmin: (await ctx.who()).masterAdmin !== null }
    const opening = await ctx.opening("created")
    const cloned = await ctx.services.creation.attempt(creator, () =>
      cloneEvent(ctx.services, ctx.event, input, opening),
    )
    // If the answer is lost, the call is repeated with the earlier session.
    await ctx.signIn("organizer", cloned.sessionId, "stays")
    return cloned
  }),

  event: seenEventProcedure(contract.event).query(({ ctx: { db, event } }) => eventDetails(db, event)),

  updateEvent: eventProcedure(contract.updateEvent).mutation(({ ctx: { services, event }, input }) =>
    updateEvent(services, event, input),
  ),

  overview: eventProcedure(contract.overview).query(({ ctx: { db, event }, input }) =>
    eventOverview(db, event, input.classId),
  ),
}
