import { QueryClient } from "@tanstack/react-query"

/**
 * Product rule for requests: no retry, no refetch on focus or by the clock, and data never becomes stale by itself.
 * Offline they fail at once, so that a screen can say so, instead of waiting without a word.
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
