import { adminContract as contract } from "@rosette/contract"
import { managedEvent } from "../../access/managed.ts"
import { adminProcedure, publicProcedure, router } from "../../trpc/procedures.ts"
import { trusted } from "../../trpc/trusted.ts"
import { deleteEvent, deleteEvents, enterEvent } from "./commands.ts"
import { allEvents } from "./queries.ts"
import { signInMasterAdmin } from "./sign-in.ts"

export const adminRouter = router({
  login: publicProcedure
    .input(contract.login.input)
    .output(contract.login.output)
    .mutation(({ ctx, input }) => signInMasterAdmin(ctx, input)),

  events: adminProcedure
    .input(contract.events.input)
    .output(trusted(contract.events.output))
    .query(({ ctx, input }) => allEvents(ctx.services.db, input)),

  enterEvent: adminProcedure
    .input(contract.enterEvent.input)
    .output(contract.enterEvent.output)
    .mutation(async ({ ctx, input }) => {
      const { eventId } = input
      const { db } = ctx.services
      const event = await managedEvent(db, ctx.masterAdmin, eventId)
      const entered = await enterEvent(db, event, await ctx.opening("managed"))
      await ctx.signIn("organizer", entered.sessionId)
      ctx.note("role.changed", { role: "organizer", eventId, way: "managed" })
      return entered
    }),

  deleteEvent: adminProcedure
    .input(contract.deleteEvent.input)
    .output(contract.deleteEvent.output)
    .mutation(async ({ ctx, input }) =>
      deleteEvent(ctx.services, await managedEvent(ctx.services.db, ctx.masterAdmin, input.eventId)),
    ),

  deleteEvents: adminProcedure
    .input(contract.deleteEvents.input)
    .output(contract.deleteEvents.output)
    .mutation(({ ctx, input }) => deleteEvents(ctx.services, ctx.masterAdmin, input.eventIds)),
})
