import { type OpenedScope, openedWith, publicScope } from "@rosette/domain/ceremony/public-scope"
import type { RunLine } from "@rosette/domain/ceremony/run-order"
import type { StageState } from "@rosette/domain/ceremony/stage"
import type { EventChange } from "../../../data/change/event-change.ts"
import { publicPageOf } from "../public-pages/queries.ts"
import type { CeremonyRecord } from "./record.ts"

/**
 * What the public page has shown line by line until now, before this step or after it. Without a page, or with one that does not
 * follow the stage, a step adds nothing.
 */
export async function openedBy(
  { tx }: Pick<EventChange, "tx">,
  eventId: number,
  lines: readonly RunLine[],
  { record, after }: { record: CeremonyRecord; after: StageState },
): Promise<OpenedScope> {
  const page = publicPageOf(await tx.publicPage.findUnique({ where: { eventId } }))
  if (page.key === null || page.opens !== "stage") return record.opened
  const settings = { ...page, opensAt: null }
  return [record.state, after].reduce<OpenedScope>((opened, { revealed, phase }) => {
    const moment = { lines, revealed, isOver: phase === "after", opened, now: 0 }
    return openedWith(opened, publicScope(settings, moment))
  }, record.opened)
}
