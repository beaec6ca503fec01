import { QueryClientProvider } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { queryClient } from "../lib/query-client.ts"
import { trpc } from "../lib/trpc.ts"
import { trpcClient } from "../lib/trpc-client.ts"

/** Provides the API client. Loaded in parallel with the first screen that needs it. */
export default function ApiProvider({ children }: { children: ReactNode }) {
  return (
    <trpc.Provider client={trpcClient} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  )
}
