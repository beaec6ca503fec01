import { adminContract as contract } from "@rosette/contract"
import { sessionTag } from "../../sessions/digests.ts"
import { adminProcedure, publicProcedure, router } from "../../trpc/procedures.ts"
import { deleteEvent, enterEvent } from "./commands.ts"
import { allEvents } from "./queries.ts"
import { signInMasterAdmin } from "./sign-in.ts"

export const adminRouter = router({
  login: publicProcedure
    .input(contract.login.input)
    .output(contract.login.output)
    .mutation(({ ctx, input }) => signInMasterAdmin(ctx, input)),

  events: adminProcedure.output(contract.events.output).query(({ ctx }) => allEvents(ctx.services.db)),

  enterEvent: adminProcedure
    .input(contract.enterEvent.input)
    .output(contract.enterEvent.output)
    .mutation(async ({ ctx, input }) => {
      const { eventId } = input
      const entered = await enterEvent(ctx.services.db, ctx.masterAdmin, eventId, await ctx.opening("managed"))
      await ctx.signIn("organizer", entered.sessionId)
      ctx.note("role.changed", { role: "organizer", eventId, way: "managed", session: sessionTag(entered.sessionId) })
      return entered
    }),

  deleteEvent: adminProcedure
    .input(contract.deleteEvent.input)
    .output(contract.deleteEvent.output)
    .mutation(({ ctx, input }) => deleteEvent(ctx.services, input.eventId)),
})
