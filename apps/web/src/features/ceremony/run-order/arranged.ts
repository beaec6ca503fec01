import type { CeremonyLine } from "@rosette/contract"
import type { ArrangedLine } from "@rosette/domain"

/** The lines as they are sent: only an own text carries its words. */
export const arrangedFrom = (lines: readonly CeremonyLine[]): ArrangedLine[] =>
  lines.map(({ key, kind, title, isHidden }) => ({ key, isHidden, text: kind === "text" ? title : null }))

/** With the line of this key one place further up (-1) or down (1). */
export function moved(lines: readonly ArrangedLine[], key: string, by: 1 | -1): ArrangedLine[] {
  const from = lines.findIndex((line) => line.key === key)
  const line = lines[from]
  return line ? lines.filter((one) => one !== line).toSpliced(from + by, 0, line) : [...lines]
}

/** With the line of this key left out, or taken in again. */
export const leftOut = (lines: readonly ArrangedLine[], key: string, isHidden: boolean): ArrangedLine[] =>
  lines.map((line) => (line.key === key ? { ...line, isHidden } : line))
