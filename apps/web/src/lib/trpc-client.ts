import type { AppRouter } from "@rosette/server/router"
import { createTRPCClient, httpBatchLink, splitLink } from "@trpc/client"
import type { inferRouterInputs, inferRouterOutputs } from "@trpc/server"
import { liveLink } from "./live-link.ts"
import { sendWaitingLogout } from "./waiting-logout.ts"

/** Who has left this browser without a network is signed out before anything else is asked. */
async function fetchAfterLogout(url: RequestInfo | URL | string, options?: RequestInit): Promise<Response> {
  await sendWaitingLogout()
  return fetch(url, { ...options, credentials: "same-origin" })
}

/**
 * The server's procedures as plain calls: all that a judge's phone has to load of it. The session travels in cookies of this
 * origin; a batch stays under the server's cap.
 */
export const trpcClient = createTRPCClient<AppRouter>({
  links: [
    splitLink({
      condition: ({ type }) => type === "subscription",
      true: liveLink("/trpc"),
      false: httpBatchLink({
        url: "/trpc",
        maxItems: 20,
        fetch: (url, options) => fetchAfterLogout(url, options as RequestInit),
      }),
    }),
  ],
})

export type Inputs = inferRouterInputs<AppRouter>
export type Outputs = inferRouterOutputs<AppRouter>
