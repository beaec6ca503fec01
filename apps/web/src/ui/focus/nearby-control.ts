/** The same control in the next row of a list, or in the previous one: it takes the focus when this row is removed. */
export function nearbyControl(control: Element | null): HTMLElement | null {
  const row = control?.closest("[role=row]")
  const title = control?.getAttribute("title")
  if (!row || !title) return null
  for (const near of [row.nextElementSibling, row.previousElementSibling]) {
    const same = near?.querySelector<HTMLElement>(`[title="${CSS.escape(title)}"]`)
    if (same) return same
  }
  return null
}
