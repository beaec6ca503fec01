import { judgeContract, organizerContract } from "@rosette/contract/routers"
import { procedure } from "../../kernel/access-levels.ts"
import { organizedEvent } from "../../kernel/event-access.ts"
import { judgeWatcher, organizerWatcher } from "./watchers.ts"

export const judgeLive = {
  live: procedure(judgeContract.live).subscription(({ ctx, input, signal }) =>
    ctx.services.live.watch(judgeWatcher(ctx.caller), input?.lastEventId, signal),
  ),
}

export const eventLive = {
  live: procedure(organizerContract.live).subscription(async ({ ctx, input, signal }) => {
    const event = await organizedEvent(ctx.db, ctx.caller, input.eventId)
    return ctx.services.live.watch(organizerWatcher(event, await ctx.who()), input.lastEventId, signal)
  }),
}
