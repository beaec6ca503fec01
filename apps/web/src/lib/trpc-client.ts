import type { AppRouter } from "@rosette/server/router"
import { createTRPCClient, httpBatchLink, splitLink } from "@trpc/client"
import type { inferRouterInputs, inferRouterOutputs } from "@trpc/server"
import { liveLink } from "./live-link.ts"
import { sendChange, sendWaitingLogout } from "./worker/waiting-logout.ts"

/** A logout that was requested offline is sent before any other request. */
async function fetchInTurn(url: RequestInfo | URL | string, options?: RequestInit): Promise<Response> {
  const send = () => fetch(url, { ...options, credentials: "same-origin" })
  if (options?.method === "POST") return sendChange(send)
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
