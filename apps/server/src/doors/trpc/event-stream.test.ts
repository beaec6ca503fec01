import { createTRPCClient, httpSubscriptionLink } from "@trpc/client"
import { beforeAll, describe, expect, it } from "vitest"
import type { Browser, TestApp } from "../../../test/app.ts"
import { eachDatabase } from "../../../test/each-database.ts"
import { eventSourceWith } from "../../../test/event-source.ts"
import { listenLocally } from "../../../test/raw-http.ts"
import { openShow, SHOW_PASSWORD } from "../../../test/scenes/show.ts"
import type { AppRouter } from "../../routers/app-router.ts"

/** What a subscription of tRPC's own client emits, in order. */
function subscribe(port: number, { cookies }: Browser, eventId: number) {
  const cookie = () => [...cookies].map((pair) => pair.join("=")).join("; ")
  const client = createTRPCClient<AppRouter>({
    links: [httpSubscriptionLink({ url: `http://127.0.0.1:${port}/trpc`, EventSource: eventSourceWith(cookie) })],
  })
  const words: string[] = []
  let onWord = () => {}
  const say = (word: string) => {
    words.push(word)
    onWord()
  }
  const subscription = client.organizer.live.subscribe(
    { eventId },
    {
      onData: ({ data }) => say(`version ${data.changeVersion}`),
      onConnectionStateChange: ({ state }) => say(state),
      onError: ({ data }) => say(`refused: ${data?.code}`),
    },
  )
  const received = async (word: string): Promise<void> => {
    while (!words.includes(word))
      await new Promise<void>((resolve) => {
        onWord = resolve
      })
  }
  return { words, received, unsubscribe: () => subscription.unsubscribe() }
}

eachDatabase((startApp) => {
  let app: TestApp
  let port: number
  beforeAll(async () => {
    app = await startApp()
    port = await listenLocally(app.app)
  })
  const rename = (organizer: Browser, eventId: number, name: string) =>
    organizer.rest("PUT", `/events/${eventId}`, { name })

  describe("tRPC's own client", () => {
    it("understands what is sent: connecting, live, the news", async () => {
      const { organizer, eventId } = await openShow(app)
      const { words, received, unsubscribe } = subscribe(port, organizer, eventId)
      await received("version 3")
      await rename(organizer, eventId, "Pier Show")
      await received("version 4")
      unsubscribe()
      expect(words).toEqual(["connecting", "pending", "version 3", "version 4"])
    })

    it("stops when refused, with the reason", async () => {
      const { organizer, eventId } = await openShow(app)
      const { words, received, unsubscribe } = subscribe(port, organizer, eventId)
      await received("version 3")
      await organizer.rest("PUT", `/events/${eventId}/password`, {
        currentPassword: SHOW_PASSWORD,
        newPassword: "close-the-hood",
      })
      await received("version 4")
      const { received: receivedByOther } = subscribe(port, app.browser(), eventId)
      await receivedByOther("refused: SIGN_IN_REQUIRED")
      await organizer.rest("POST", "/logout", {})
      app.services.db.news.announce({ eventId, versions: null, judges: "none" })
      await received("refused: SIGN_IN_REQUIRED")
      unsubscribe()
      expect(words).toEqual(["connecting", "pending", "version 3", "version 4", "refused: SIGN_IN_REQUIRED"])
    })
  })

  it.each([
    ["a batch", "/trpc/judge.live,organizer.live?batch=1", 400],
    ["a batch of one", "/trpc/judge.live?batch=1", 400],
  ])("%s opens no subscription", async (_what, url, status) => {
    expect((await app.app.inject(url)).statusCode).toBe(status)
  })

  it("a POST opens no subscription", async () => {
    expect((await app.app.inject({ method: "POST", url: "/trpc/judge.live", payload: {} })).statusCode).toBe(404)
  })
})
