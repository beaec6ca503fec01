import { organizerContract as contract } from "@rosette/contract"
import { organizedEvent } from "../../access/organized.ts"
import { seenEvent } from "../../access/seen.ts"
import { memberProcedure, organizerProcedure, publicProcedure } from "../../trpc/procedures.ts"
import { trusted } from "../../trpc/trusted.ts"
import { createEvent, updateEvent } from "./event-commands.ts"
import { demoHint, eventDetails, eventHistory, eventsFor } from "./event-queries.ts"
import { eventOverview } from "./overview-query.ts"
import { eventResults } from "./results-query.ts"
import { eventScores } from "./scores-query.ts"
import { signInOrganizer } from "./sign-in.ts"

export const eventProcedures = {
  events: publicProcedure
    .input(contract.events.input)
    .output(trusted(contract.events.output))
    .query(async ({ ctx, input }) => eventsFor(ctx.services.db, await ctx.who(), input)),

  demoHint: publicProcedure.output(contract.demoHint.output).query(async ({ ctx }) => demoHint(ctx.services.db)),

  login: publicProcedure
    .input(contract.login.input)
    .output(contract.login.output)
    .mutation(async ({ ctx, input }) => signInOrganizer(ctx, input)),

  createEvent: publicProcedure
    .input(contract.createEvent.input)
    .output(contract.createEvent.output)
    .mutation(async ({ ctx, input }) => {
      const { db, creation } = ctx.services
      const creator = { address: ctx.address, isMasterAdmin: (await ctx.who()).masterAdmin !== null }
      const opening = await ctx.opening("created")
      const created = await creation.attempt(creator, () => createEvent(db, input, opening))
      await ctx.signIn("organizer", created.sessionId)
      return created
    }),

  event: memberProcedure
    .input(contract.event.input)
    .output(contract.event.output)
    .query(
      async ({
        ctx: {
          services: { db },
          member,
        },
        input,
      }) => eventDetails(db, await seenEvent(db, member, input.eventId)),
    ),

  updateEvent: organizerProcedure
    .input(contract.updateEvent.input)
    .output(contract.updateEvent.output)
    .mutation(
      async ({
        ctx: {
          services: { db },
          organizing,
        },
        input,
      }) => updateEvent(db, await organizedEvent(db, organizing, input.eventId), input),
    ),

  overview: organizerProcedure
    .input(contract.overview.input)
    .output(contract.overview.output)
    .query(
      async ({
        ctx: {
          services: { db },
          organizing,
        },
        input,
      }) => eventOverview(db, await organizedEvent(db, organizing, input.eventId)),
    ),

  results: organizerProcedure
    .input(contract.results.input)
    .output(trusted(contract.results.output))
    .query(
      async ({
        ctx: {
          services: { db },
          organizing,
        },
        input,
      }) => eventResults(db, await organizedEvent(db, organizing, input.eventId)),
    ),

  scores: organizerProcedure
    .input(contract.scores.input)
    .output(trusted(contract.scores.output))
    .query(
      async ({
        ctx: {
          services: { db },
          organizing,
        },
        input,
      }) => eventScores(db, await organizedEvent(db, organizing, input.eventId)),
    ),

  history: organizerProcedure
    .input(contract.history.input)
    .output(contract.history.output)
    .query(
      async ({
        ctx: {
          services: { db },
          organizing,
        },
        input,
      }) => eventHistory(db, await organizedEvent(db, organizing, input.eventId), input),
    ),
}
