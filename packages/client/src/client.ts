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
type Api = { [Router in keyof AppRouter["_def"]["record"]]: Omit<Calls[Router], "live" | "uploadEntryImage"> }

export type Client = ReturnType<typeof createClient>

/** A client of one server, signed in as whoever has signed in to its session. */
export function createClient({ url, session = memorySession(), timeoutMs = TIMEOUT_MS, ...options }: ClientOptions) {
  const base = url.replace(/\/+$/, "")
  const send = withSession(session, options.fetch ?? fetch)
  const check = refuseOtherVersion(base, send, timeoutMs)
  const calls = createTRPCClient<AppRouter>({
    links: [
      callLink({ check, timeoutMs }),
      httpLink({ url: `${base}/trpc`, fetch: (address, init) => send(address, init as RequestInit) }),
    ],
  })
  const api: Api = calls
  const rest = restDoor({ base, send, check, timeoutMs })
  const openLive = (path: string, input: object) => async (lastEventId: string | undefined, signal: AbortSignal) => {
    await unlessLeft(check(), signal)
    const asked = encodeURIComponent(JSON.stringify({ ...input, lastEventId }))
    return send(`${base}/trpc/${path}?input=${asked}`, { signal })
  }
  return {
    url: base,
    api,
    /** Who this client is signed in as, in each role. */
    whoAmI: () => api.session.current.query(),
    signIn: {
      organizer: (input: Inputs["organizer"]["login"]) => api.organizer.login.mutate(input),
      /** By `{ accessCode }`, or by `{ judgeName, passcode }`. */
      judge: (input: Inputs["judge"]["login"]) => api.judge.login.mutate(input),
      masterAdmin: (input: Inputs["admin"]["login"]) => api.admin.login.mutate(input),
    },
    signOut: (roles?: Role[]) => api.session.logout.mutate({ roles }),
    /** A path of REST (`/events/7/archive`), for what is no JSON. */
    rest,
    /** Gives an entry a photo: PNG, JPEG, GIF or WebP. */
    async uploadPhoto(entryId: number, photo: Blob, options?: RestOptions) {
      const body = new FormData()
      body.set("image", photo, "photo")
      const answer = await rest(`/entries/${entryId}/upload-image`, { ...options, method: "POST", body })
      return (await answer.json()) as Outputs["organizer"]["uploadEntryImage"]
    },
    /** What changes in an event, for its organizer: `for await (const news of client.watchEvent(7))`. */
    watchEvent: (eventId: number, options?: WatchOptions) =>
      watch<OrganizerNews>(openLive("organizer.live", { eventId }), options),
    /** What changes for the judge who is signed in. */
    watchJudge: (options?: WatchOptions) => watch<JudgeNews>(openLive("judge.live", {}), options),
  }
}
