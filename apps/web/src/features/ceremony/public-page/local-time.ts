const two = (part: number) => String(part).padStart(2, "0")

/** A moment as a field for date and time shows it, in the reader's time zone; empty for none. */
export function toLocalTime(iso: string | null): string {
  if (iso === null) return ""
  const at = new Date(iso)
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join("-")
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`
}

/** What somebody chose in such a field as a moment; null where it is none. */
export function fromLocalTime(text: string): string | null {
  const at = new Date(text)
  return text === "" || Number.isNaN(at.getTime()) ? null : at.toISOString()
}
