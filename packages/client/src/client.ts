import { createTRPCClient, httpLink, type TRPCClient } from "@trpc/client"
import { callLink } from "./call-link.ts"
import { unlessLeft } from "./leaving.ts"
import { type RestOptions, restDoor } from "./rest.ts"
import { memorySession, type Session, withSession } from "./session.ts"
import type { AppRouter, Inputs, JudgeNews, OrganizerNews, Outputs, Role } from "./types.ts"
import { refuseOtherVersion } from "./version.ts"
import { type WatchOptions, watch } from "./watch.ts"

export type ClientOptions = {
  /** The address of the server: https://shows.example */
  url: string
  /** Where the cookies are kept: in memory by default, and by the browser in a browser. */
  session?: Session
  /** How long a call may take without an answer. One call has another limit with `{ context: { timeoutMs } }`. */
  timeoutMs?: number
  fetch?: typeof fetch
}

const TIMEOUT_MS = 30_000

type Calls = TRPCClient<AppRouter>

/** The calls of the server by router and name; its live streams and photos are methods of the client. */
export type Api = {
  [Router in keyof AppRouter["_def"]["record"]]: Omit<
    Calls[Router],
    "live" | "uploadEntryImage" | "uploadCover" | "uploadLogo"
  >
}

/** A client of one server, signed in as whoever has signed in to its session. */
export type Client = {
  readonly url: string
  readonly api: Api
  /** Who this client is signed in as, in each role. */
  whoAmI(): Promise<Outputs["session"]["current"]>
  readonly signIn: {
    organizer(input: Inputs["organizer"]["login"]): Promise<Outputs["organizer"]["login"]>
    /** By `{ accessCode }`, or by `{ judgeName, passcode }`. */
    judge(input: Inputs["judge"]["login"]): Promise<Outputs["judge"]["login"]>
    masterAdmin(input: Inputs["admin"]["login"]): Promise<Outputs["admin"]["login"]>
  }
  signOut(roles?: Role[]): Promise<Outputs["session"]["logout"]>
  /** Gives an entry a photo: PNG, JPEG, GIF or WebP. */
  uploadPhoto(entryId: number, photo: Blob, options?: RestOptions): Promise<Outputs["organizer"]["uploadEntryImage"]>
  /** A path of REST (`/events/7/archive`), for what is no JSON. */
  rest(path: string, options?: RestOptions): Promise<Response>
  /** What changes in an event, for its organizer: `for await (const news of client.watchEvent(7))`. */
  watchEvent(eventId: number, options?: WatchOptions): AsyncGenerator<OrganizerNews>
  /** What changes for the judge who is signed in. */
  watchJudge(options?: WatchOptions): AsyncGenerator<JudgeNews>
}

/** Throws if `url` is no address. */
export function createClient(options: ClientOptions): Client {
  const { session = memorySession(), timeoutMs = TIMEOUT_MS } = options
  const url = new URL(options.url).href.replace(/\/+$/, "")
  const send = withSession(session, options.fetch ?? fetch)
  const check = refuseOtherVersion(url, send, timeoutMs)
  const api = createTRPCClient<AppRouter>({
    links: [
      callLink({ check, timeoutMs }),
      httpLink({ url: `${url}/trpc`, fetch: (address, init) => send(address, init as RequestInit) }),
    ],
  })
  const rest = restDoor({ url, send, check, timeoutMs })
  const openLive = (path: string, input: object) => async (lastEventId: string | undefined, signal: AbortSignal) => {
    await unlessLeft(check(), signal)
    const asked = encodeURIComponent(JSON.stringify({ ...input, lastEventId }))
    return send(`${url}/trpc/${path}?input=${asked}`, { signal })
  }
  return {
    url,
    api,
    whoAmI: () => api.session.current.query(),
    signIn: {
      organizer: (input) => api.organizer.login.mutate(input),
      judge: (input) => api.judge.login.mutate(input),
      masterAdmin: (input) => api.admin.login.mutate(input),
    },
    signOut: (roles) => api.session.logout.mutate({ roles }),
    async uploadPhoto(entryId, photo, options) {
      const body = new FormData()
      body.set("image", photo, "photo")
      const answer = await rest(`/entries/${entryId}/upload-image`, { ...options, method: "POST", body })
      return answer.json()
    },
    rest,
    watchEvent: (eventId, options) => watch(openLive("organizer.live", { eventId }), options),
    watchJudge: (options) => watch(openLive("judge.live", {}), options),
  }
}
