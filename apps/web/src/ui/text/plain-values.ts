/** A stored value in words: "nothing" if it is empty, "yes" or "no", numbers with at most two decimals. */
export function valueWords(value: unknown): string {
  if (value === null || value === undefined || value === "") return "nothing"
  if (typeof value === "boolean") return value ? "yes" : "no"
  if (typeof value === "number") return String(Math.round(value * 100) / 100)
  if (Array.isArray(value)) return value.length > 0 ? value.map(valueWords).join(", ") : "nothing"
  return typeof value === "string" ? value : JSON.stringify(value)
}
