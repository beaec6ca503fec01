import type { Cell as Letter } from "@rosette/domain/assignment/coverage"
import { SET_ASIDE } from "@rosette/domain/judges/set-aside"

/** What a judge's sheet of an entry can be, by the letters of the coverage: a shape for the grid, and words. */
export const CELLS = {
  s: { shape: "●", word: "Submitted" },
  l: { shape: "!", word: "Submitted, lacks a criterion" },
  e: { shape: "◆", word: "Submitted, extra" },
  x: { shape: "⊗", word: SET_ASIDE },
  c: { shape: "⊘", word: "Stepped aside" },
  w: { shape: "▲", word: "Waits on a phone" },
  o: { shape: "►", word: "Open on a phone" },
  d: { shape: "◐", word: "Draft" },
  ".": { shape: "○", word: "Due" },
  "-": { shape: "–", word: "Not theirs" },
} as const satisfies Record<Letter, { shape: string; word: string }>

export type Cell = Letter

const isCell = (letter: string): letter is Cell => letter in CELLS

/** The cells of a row, one for each judge. A letter of a newer server is shown as not theirs. */
export const cellsOf = (letters: string): Cell[] => [...letters].map((letter) => (isCell(letter) ? letter : "-"))

/** The letters that occur, in the order of the table, and how often each does. */
export function cellCounts(rows: readonly { cells: string }[]): { cell: Cell; count: number }[] {
  const counts = new Map<Cell, number>()
  for (const { cells } of rows) for (const cell of cellsOf(cells)) counts.set(cell, (counts.get(cell) ?? 0) + 1)
  const all = Object.keys(CELLS).filter(isCell)
  return all.flatMap((cell) => {
    const count = counts.get(cell) ?? 0
    return count > 0 ? [{ cell, count }] : []
  })
}

const IN: readonly Cell[] = ["s", "l", "e"]

/** Whether the cell is a submitted sheet that counts: it can be reopened. */
export const isIn = (cell: Cell): boolean => IN.includes(cell)

/** Whether the server has points of it that an organizer may see. */
export const isStored = (cell: Cell): boolean => isIn(cell) || cell === "x" || cell === "d" || cell === "o"
