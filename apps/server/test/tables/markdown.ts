/** A Markdown table, as the formatter of this repository writes it. */
export function table(rows: readonly string[][]): string {
  const [head = []] = rows
  const widths = head.map((_, at) => Math.max(3, ...rows.map((cells) => cells[at]?.length ?? 0)))
  const lineOf = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(" | ")} |`
  return [head, widths.map((width) => "-".repeat(width)), ...rows.slice(1)].map(lineOf).join("\n")
}
