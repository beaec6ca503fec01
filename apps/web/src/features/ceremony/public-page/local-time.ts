const two = (part: number) => String(part).padStart(2, "0")

/** A moment as the value of a datetime-local field, in the reader's time zone; "" for null. */
export function toLocalTime(iso: string | null): string {
  if (iso === null) return ""
  const at = new Date(iso)
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join("-")
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`
}

/** The value of such a field as an ISO moment; null if it is not a valid one. */
export function fromLocalTime(text: string): string | null {
  const at = new Date(text)
  return text === "" || Number.isNaN(at.getTime()) ? null : at.toISOString()
}
