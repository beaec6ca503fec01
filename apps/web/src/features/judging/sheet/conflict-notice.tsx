import { ConflictPanel } from "./conflict-panel.tsx"
import type { NoticeProps } from "./notice-props.ts"

/** Changed on another device, or cleared: the panel to choose in. */
export function ConflictNotice({ desk, sheet, position, where }: NoticeProps) {
  const refusal = sheet.pending?.refusal
  if (!refusal) return null
  const other = refusal.current ?? null
  const title = other ? "This sheet was changed on another device" : "The organizer has cleared this sheet"
  return <ConflictPanel {...{ desk, sheet, where, title, other }} entryId={position.entry.id} />
}
