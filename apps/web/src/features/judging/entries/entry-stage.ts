import { isOnItsWay } from "@rosette/domain/contest/progress"
import type { ListedEntry } from "./entry-list.tsx"

export type EntryStage = "todo" | "draft" | "done"

/** Whether the judge still has to start or finish an entry; a submitted sheet that waits to be sent counts as done. */
export function stageOf({ status, isLacking, pending }: ListedEntry): EntryStage {
  if (isOnItsWay(pending) || (status === "Complete" && !isLacking)) return "done"
  return status === "Pending" && !pending ? "todo" : "draft"
}
