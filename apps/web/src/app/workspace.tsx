import { QueryClientProvider } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { queryClient } from "../lib/query-client.ts"
import { trpc } from "../lib/trpc.ts"
import { trpcClient } from "../lib/trpc-client.ts"

/** Gives a screen the server: loaded beside the first screen that needs it, and kept for all that follow. */
export function Workspace({ children }: { children: ReactNode }) {
  return (
    <trpc.Provider client={trpcClient} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  )
}
