import { LIMITS } from "@rosette/contract/limits"
import { framesOf } from "@rosette/contract/live-frames"
import { beforeAll, expect, it } from "vitest"
import type { Browser, TestApp } from "../../test/app.ts"
import { eachDatabase } from "../../test/each-database.ts"
import { asJudge, openShow, type Show } from "../../test/scenes/show.ts"

eachDatabase((startApp) => {
  let app: TestApp
  let show: Show
  beforeAll(async () => {
    app = await startApp()
    show = await openShow(app)
  })

  /** A stream that has sent its first news. */
  async function listen({ cookies }: Browser, path: string) {
    const cookie = [...cookies].map((pair) => pair.join("=")).join("; ")
    const answer = await app.app.inject({ url: path, headers: { cookie }, payloadAsStream: true })
    const frames = framesOf(answer.stream())
    const next = async () => (await frames.next()).value?.event ?? "end"
    while ((await next()) !== "message");
    return { next, close: () => answer.raw.res.destroy() }
  }

  it("a session has ten live streams: one more ends its oldest, and nobody else's", async () => {
    const organizerPath = `/trpc/organizer.live?input=${encodeURIComponent(JSON.stringify({ eventId: show.eventId }))}`
    const judge = await asJudge(app, show.judges[0] ?? { id: 0, eventId: 0, name: "" })
    const judges = await listen(judge, "/trpc/judge.live")
    const own = []
    for (let n = 0; n < LIMITS.live.streamsPerSession; n++) own.push(await listen(show.organizer, organizerPath))
    const oneMore = await listen(show.organizer, organizerPath)
    expect(await own[0]?.next()).toBe("end")
    await show.organizer.trpc.organizer.updateEvent.mutate({ eventId: show.eventId, location: "Pier 3" })
    for (const stream of [...own.slice(1), oneMore, judges]) expect(await stream.next()).toBe("message")
    for (const stream of [...own, oneMore, judges]) stream.close()
  })
})
