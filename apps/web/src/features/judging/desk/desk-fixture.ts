import type { PendingSheet } from "@rosette/outbox/records"
import type { Desk } from "./desk.ts"
import { SIGNED_IN } from "./desk.ts"
import { DEMO_WORKSPACE, TestModeSaving } from "./test-mode.ts"

const nothing = () => undefined

/** A saving for tests with these sheets, which wait to be sent and reach no server. */
export function aSaving(sheets: Iterable<[number, PendingSheet]> = []) {
  const saving = new TestModeSaving(sheets)
  return { ...saving, waiting: saving.pending }
}

/** A signed-in judge's desk for tests. */
export const aDesk = (fields: Partial<Desk> = {}): Desk => ({
  workspace: DEMO_WORKSPACE,
  saving: aSaving(),
  mode: SIGNED_IN,
  session: { state: "open" },
  refresh: nothing,
  isRefreshing: false,
  onExit: nothing,
  ...fields,
})
