import type { AppRouter } from "@rosette/server/router"
import { httpBatchLink, httpSubscriptionLink, retryLink, splitLink } from "@trpc/client"
import { createTRPCReact, type inferReactQueryProcedureOptions } from "@trpc/react-query"
import type { inferRouterInputs, inferRouterOutputs } from "@trpc/server"

/** The server's procedures as hooks; only screens (`*-screen.tsx`) and their `use-*.ts` call them. */
export const trpc = createTRPCReact<AppRouter>()

const LONGEST_PAUSE_MS = 10_000

/** Doubles from half a second on, spread so that a hall full of phones does not come back in one moment. */
const pauseMs = (attempts: number) =>
  Math.min(LONGEST_PAUSE_MS, 250 * 2 ** Math.min(attempts, 6)) * (0.5 + Math.random() / 2)

/** The same procedures without React. The session travels in cookies of this origin; a batch stays under the server's cap. */
export const trpcClient = trpc.createClient({
  links: [
    splitLink({
      condition: ({ type }) => type === "subscription",
      // A browser takes a broken line up again by itself; where a server refused to talk at all, this link does. What the
      // server refused for a reason (signed out, event gone) stays refused: only a refusal of ours carries a code.
      true: [
        retryLink({ retry: ({ error }) => error.data?.code === undefined, retryDelayMs: pauseMs }),
        httpSubscriptionLink({ url: "/trpc" }),
      ],
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
