import type { AppRouter } from "@rosette/server/router"
import { createTRPCClient, httpBatchLink, splitLink } from "@trpc/client"
import type { inferRouterInputs, inferRouterOutputs } from "@trpc/server"
import { liveLink } from "./live-link.ts"
import { abortedAfter } from "./time-limit.ts"
import { sendChange, sendWaitingLogout } from "./worker/waiting-logout.ts"

/** A save of a sheet without an answer after this time counts as failed; other changes may take longer. */
const SAVE_LIMIT_MS = 20_000

/**
 * A logout that was requested offline is sent before any other request. The limit of a save is set here, because a batch is
 * aborted only when every call in it is.
 */
async function fetchInTurn(url: RequestInfo | URL | string, options: RequestInit): Promise<Response> {
  const send = () => fetch(url, options)
  if (String(url).includes("saveSheet")) options.signal = abortedAfter(SAVE_LIMIT_MS)
  if (options.method === "POST") return sendChange(send)
  await sendWaitingLogout()
  return send()
}

/**
 * The server's procedures as plain calls; a judge's phone loads no other part of tRPC. The session is in cookies of this origin.
 * A batch stays under the server's limit.
 */
export const trpcClient = createTRPCClient<AppRouter>({
  links: [
    splitLink({
      condition: ({ type }) => type === "subscription",
      true: liveLink("/trpc"),
      false: httpBatchLink({
        url: "/trpc",
        maxItems: 20,
        fetch: (url, options) => fetchInTurn(url, options as RequestInit),
      }),
    }),
  ],
})

export type Inputs = inferRouterInputs<AppRouter>
export type Outputs = inferRouterOutputs<AppRouter>
