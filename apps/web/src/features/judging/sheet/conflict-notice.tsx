import { useLazyPart } from "../lazy/lazy-part.ts"
import { conflictPanel } from "../lazy/nested-lazy-parts.ts"
import type { NoticeProps } from "./notice-props.ts"
import { WarningNotice } from "./warning-notice.tsx"

/** Changed on another device, or cleared: the panel to choose in, or a plain warning while the panel is not loaded. */
export function ConflictNotice({ desk, sheet, position, where }: NoticeProps) {
  const Panel = useLazyPart(conflictPanel, true)
  const refusal = sheet.pending?.refusal
  if (!refusal) return null
  const other = refusal.current ?? null
  const title = other ? "This sheet was changed on another device" : "The organizer has cleared this sheet"
  if (Panel) return <Panel {...{ desk, sheet, where, title, other }} entryId={position.entry.id} />
  return <WarningNotice title={title}>{refusal.message}</WarningNotice>
}
