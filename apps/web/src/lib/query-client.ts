import { QueryClient } from "@tanstack/react-query"

/**
 * Product rule for requests: no retry, no refetch on focus or by interval, and data never becomes stale automatically.
 * Offline, requests fail at once instead of waiting, so that the screen can say so.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      refetchInterval: false,
      networkMode: "always",
    },
    mutations: { retry: false, networkMode: "always" },
  },
})
