import { sessionContract as contract, ROLES } from "@rosette/contract"
import { publicProcedure, router } from "../../trpc/procedures.ts"
import { currentSessions } from "./queries.ts"

export const sessionRouter = router({
  current: publicProcedure
    .output(contract.current.output)
    .query(async ({ ctx }) => currentSessions(ctx.services.db, await ctx.who(), ctx.services.settings)),

  logout: publicProcedure
    .input(contract.logout.input)
    .output(contract.logout.output)
    .mutation(async ({ ctx, input }) => ({ ended: await ctx.signOut(input?.roles ?? ROLES) })),
})
