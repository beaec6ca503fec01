import { useQueryClient } from "@tanstack/react-query"
import { readAgainAfter } from "../../lib/stale-queries.ts"

/** Reads again what an uploaded photo makes stale: an upload is no mutation of the query client, which does this itself. */
export function usePhotoSaved(): () => Promise<void> {
  const queryClient = useQueryClient()
  return () => readAgainAfter(queryClient, "shownToJudges")
}
