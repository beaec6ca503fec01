/** Copies a text to the clipboard. Returns false if the browser does not allow it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(text)
      return true
    }
  } catch {
    // Refused, or the page is not focused: try the older API.
  }
  return copyBySelection(text)
}

/** Also works on a plain http address, as in the local network of a show, where `navigator.clipboard` is missing. */
function copyBySelection(text: string): boolean {
  const before = document.activeElement
  const area = document.createElement("textarea")
  area.value = text
  area.readOnly = true
  area.style.position = "fixed"
  area.style.opacity = "0"
  // Inside an open dialog, because its focus trap would clear a selection elsewhere.
  const host = before?.closest("[role=dialog]") ?? document.body
  host.append(area)
  area.select()
  const isCopied = document.execCommand("copy")
  area.remove()
  if (before instanceof HTMLElement) before.focus()
  return isCopied
}
