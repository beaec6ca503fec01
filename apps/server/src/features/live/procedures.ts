import { judgeContract, organizerContract } from "@rosette/contract"
import { tracked } from "@trpc/server"
import { judgeProcedure } from "../../kernel/access-levels.ts"
import { eventProcedure } from "../../kernel/event-access.ts"
import { judgeWatcher, organizerWatcher } from "./watchers.ts"

export const judgeLive = {
  live: judgeProcedure.input(judgeContract.live.input).subscription(async function* ({ ctx, input, signal }) {
    const watching = ctx.services.live.watch(judgeWatcher(ctx.caller), input?.lastEventId, signal)
    for await (const { id, news } of watching) yield tracked(id, news)
  }),
}

export const eventLive = {
  live: eventProcedure(organizerContract.live.input).subscription(async function* ({ ctx, input, signal }) {
    const watcher = organizerWatcher(ctx.event, await ctx.who())
    for await (const { id, news } of ctx.services.live.watch(watcher, input.lastEventId, signal))
      yield tracked(id, news)
  }),
}
