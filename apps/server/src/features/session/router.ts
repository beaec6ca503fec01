import { sessionContract as contract, ROLES } from "@rosette/contract"
import { publicProcedure, router } from "../../trpc/procedures.ts"
import { currentSessions } from "./queries.ts"

export const sessionRouter = router({
  current: publicProcedure.output(contract.current.output).query(async ({ ctx }) => {
    const { db, settings, creation } = ctx.services
    const who = await ctx.who()
    const canCreateEvents = creation.isOpenTo({ isMasterAdmin: who.masterAdmin !== null })
    return currentSessions(db, who, { publicUrl: settings.publicUrl ?? null, canCreateEvents })
  }),

  logout: publicProcedure
    .input(contract.logout.input)
    .output(contract.logout.output)
    .mutation(async ({ ctx, input }) => ({ ended: await ctx.signOut(input?.roles ?? ROLES) })),
})
