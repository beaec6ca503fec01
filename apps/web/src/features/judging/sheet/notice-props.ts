import type { Desk } from "../desk/desk.ts"
import type { Position } from "../entries/use-position.ts"
import type { OpenSheet } from "./use-sheet.ts"

/** What the notices above a sheet are made of. */
export type NoticeProps = {
  desk: Desk
  position: Position
  sheet: OpenSheet
  /** "phone" or "device". */
  where: string
  /** `isArmed` is false just after another entry was shown: a tap may still be meant for the previous one. */
  retry: { run: () => void; isArmed: boolean }
}
