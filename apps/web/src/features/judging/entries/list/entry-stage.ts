import type { ListedEntry } from "./entry-list.tsx"

export type Stage = "todo" | "draft" | "done"

/** What an entry still needs of the judge; a sheet that waits here to be sent needs nothing more. */
export function stageOf({ status, isLacking, pending }: ListedEntry): Stage {
  const isOnItsWay = pending?.isSubmitted === true && pending.state !== "needs-you"
  if (isOnItsWay || (status === "Complete" && !isLacking)) return "done"
  return status === "Pending" && !pending ? "todo" : "draft"
}
