const QUOTED_OR_MARK = /'(?:[^']|'')*'|"(?:[^"]|"")*"|--[^\n]*|\/\*[\s\S]*?\*\/|\?/g
const KEPT_TEXTS = 1_000
const known = new Map<string, string>()

/** Turns each `?` outside quotes and comments into PostgreSQL's `$1`, `$2` … in order. */
export function numberPlaceholders(sql: string): string {
  const before = known.get(sql)
  if (before !== undefined) return before
  let count = 0
  const numbered = sql.replace(QUOTED_OR_MARK, (match) => (match === "?" ? `$${++count}` : match))
  if (known.size >= KEPT_TEXTS) known.clear()
  known.set(sql, numbered)
  return numbered
}

/** "?, ?, ?": a placeholder for each item of a list; `row` is that of one item, such as "(?, ?)". */
export const marks = (items: readonly unknown[], row = "?"): string => items.map(() => row).join(", ")
