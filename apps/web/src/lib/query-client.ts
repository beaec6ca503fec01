import { type Mutation, MutationCache, QueryClient, type QueryClientConfig } from "@tanstack/react-query"
import { effectOf } from "./call-effects.ts"
import { isAnswerLost, refusalOf } from "./error-text.ts"
import { readAgainAfter } from "./stale-queries.ts"

type AnyMutation = Pick<Mutation<unknown, unknown, unknown, unknown>, "options">

/** What a call changes, by the key that its hook gives the mutation. */
const effectOfMutation = ({ options: { mutationKey } }: AnyMutation) => {
  const path = mutationKey?.[0]
  return Array.isArray(path) ? effectOf(path.join(".")) : null
}

/** What was refused may have been changed by others, unless nobody is signed in any more. */
const isOfOthers = (error: unknown): boolean =>
  !isAnswerLost(error) && !["SIGN_IN_REQUIRED", "FORBIDDEN"].includes(refusalOf(error).code)

/**
 * A client that reads again what a change makes stale: before the change counts as done, so that a dialog closes on the new
 * state, and after a refusal at once, beside its message.
 */
export function createQueryClient(defaultOptions: QueryClientConfig["defaultOptions"]): QueryClient {
  const client = new QueryClient({
    defaultOptions,
    mutationCache: new MutationCache({
      onSuccess(_answer, _input, _context, mutation) {
        const effect = effectOfMutation(mutation)
        return effect && readAgainAfter(client, effect)
      },
      onError(error, _input, _context, mutation) {
        if (effectOfMutation(mutation) && isOfOthers(error)) void readAgainAfter(client, "refusal")
      },
    }),
  })
  return client
}

/**
 * Product rule for requests: no retry, no refetch on focus or by interval, and data never becomes stale automatically.
 * Offline, requests fail at once instead of waiting, so that the screen can say so.
 */
export const queryClient = createQueryClient({
  queries: {
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    refetchInterval: false,
    networkMode: "always",
  },
  mutations: { retry: false, networkMode: "always" },
})
