import { trpcClient } from "../../lib/trpc-client.ts"

/** Event, entries, criteria and the judge's own sheets, in one answer. */
export const WORKSPACE_QUERY = {
  queryKey: ["judge", "workspace"],
  queryFn: () => trpcClient.judge.workspace.query(),
} as const
