import type { CeremonyLine } from "@rosette/contract/ceremony"
import type { ArrangedLine } from "@rosette/domain/ceremony/run-order"
import type { MoveStep } from "../../../ui/lists/move-buttons.tsx"
import { movedBy } from "../../../ui/lists/moved-by.ts"

/** The lines as they are sent: `text` is null unless the line is an own text. */
export const arrangedFrom = (lines: readonly CeremonyLine[]): ArrangedLine[] =>
  lines.map(({ key, kind, title, isHidden }) => ({ key, isHidden, text: kind === "text" ? title : null }))

/** The lines with the one of this key moved by one position. */
export function moved(lines: readonly ArrangedLine[], key: string, by: MoveStep): ArrangedLine[] {
  const index = lines.findIndex((line) => line.key === key)
  return movedBy(lines, index, by)
}

/** The lines with the one of this key left out or included again. */
export const leftOut = (lines: readonly ArrangedLine[], key: string, isHidden: boolean): ArrangedLine[] =>
  lines.map((line) => (line.key === key ? { ...line, isHidden } : line))
