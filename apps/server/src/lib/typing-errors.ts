/** How many letters have to be added, left out or replaced to make one text of another (Levenshtein, 1965). */
export function typingErrors(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1]
    for (let column = 1; column <= other.length; column++) {
      const replaced = (row[column - 1] ?? 0) + (letter === other[column - 1] ? 0 : 1)
      next.push(Math.min(replaced, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[other.length] ?? 0
}
