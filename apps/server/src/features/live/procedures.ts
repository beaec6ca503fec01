import { judgeContract, organizerContract } from "@rosette/contract/routers"
import { judgeProcedure } from "../../kernel/access-levels.ts"
import { eventProcedure } from "../../kernel/event-procedures.ts"
import { judgeWatcher, organizerWatcher } from "./watchers.ts"

export const judgeLive = {
  live: judgeProcedure
    .input(judgeContract.live.input)
    .subscription(({ ctx, input, signal }) =>
      ctx.services.live.watch(judgeWatcher(ctx.caller), input?.lastEventId, signal),
    ),
}

export const eventLive = {
  live: eventProcedure(organizerContract.live.input).subscription(async ({ ctx, input, signal }) => {
    const watcher = organizerWatcher(ctx.event, await ctx.who())
    return ctx.services.live.watch(watcher, input.lastEventId, signal)
  }),
}
