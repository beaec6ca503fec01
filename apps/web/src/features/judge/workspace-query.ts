import { trpcClient } from "../../lib/trpc-client.ts"
import { readWorkspace } from "../../offline/read-workspace.ts"

/** Event, entries, criteria and the judge's own sheets, in one answer. */
export const WORKSPACE_QUERY = {
  queryKey: ["judge", "workspace"],
  queryFn: () => readWorkspace(() => trpcClient.judge.workspace.query()),
} as const
