import type { AppRouter } from "@rosette/server/router"
import { httpBatchLink, splitLink } from "@trpc/client"
import { createTRPCReact, type inferReactQueryProcedureOptions } from "@trpc/react-query"
import type { inferRouterInputs, inferRouterOutputs } from "@trpc/server"
import { liveLink } from "./live-link.ts"

/** The server's procedures as hooks; only screens (`*-screen.tsx`) and their `use-*.ts` call them. */
export const trpc = createTRPCReact<AppRouter>()

/** The same procedures without React. The session travels in cookies of this origin; a batch stays under the server's cap. */
export const trpcClient = trpc.createClient({
  links: [
    splitLink({
      condition: ({ type }) => type === "subscription",
      true: liveLink("/trpc"),
      false: httpBatchLink({
        url: "/trpc",
        maxItems: 20,
        fetch: (url, options) => fetch(url, { ...options, credentials: "same-origin" } as RequestInit),
      }),
    }),
  ],
})

export type Inputs = inferRouterInputs<AppRouter>
export type Outputs = inferRouterOutputs<AppRouter>
export type ProcedureOptions = inferReactQueryProcedureOptions<AppRouter>
