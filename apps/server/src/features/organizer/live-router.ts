import { organizerContract as contract } from "@rosette/contract"
import { tracked } from "@trpc/server"
import { organizedEvent } from "../../access/organized.ts"
import { organizerWatcher } from "../../live/watchers.ts"
import { organizerProcedure } from "../../trpc/procedures.ts"
import { outstandingSheets } from "./outstanding-query.ts"

export const liveProcedures = {
  outstanding: organizerProcedure
    .input(contract.outstanding.input)
    .output(contract.outstanding.output)
    .query(
      async ({
        ctx: {
          services: { db },
          organizing,
        },
        input,
      }) => outstandingSheets(db, await organizedEvent(db, organizing, input.eventId)),
    ),

  live: organizerProcedure.input(contract.live.input).subscription(async function* ({ ctx, input, signal }) {
    const { db, live } = ctx.services
    const event = await organizedEvent(db, ctx.organizing, input.eventId)
    const watcher = organizerWatcher(event, await ctx.who())
    for await (const { id, news } of live.watch(watcher, input.lastEventId, signal)) yield tracked(id, news)
  }),
}
