import { formatNumber } from "../../lib/format.ts"

/** Of more judges than this, the first two are named. */
const NAMED = 3

/** The judges who are behind in a few words: "Inés, Teddy, Priya" or "Inés, Teddy and 2 more". */
export function namesInShort(late: readonly string[], all: readonly string[]): string {
  const names = shortNames(late, all)
  if (names.length <= NAMED) return names.join(", ")
  return `${names.slice(0, NAMED - 1).join(", ")} and ${formatNumber(names.length - NAMED + 1)} more`
}

const firstName = (name: string): string => name.split(/\s+/)[0] ?? name

/** First names if they tell all judges apart, else the names as they are. */
function shortNames(late: readonly string[], all: readonly string[]): readonly string[] {
  const first = all.map(firstName)
  const isTitle = first.some((name) => name.endsWith("."))
  return !isTitle && new Set(first).size === all.length && late.length > 1 ? late.map(firstName) : late
}
