const RELEASED_AFTER_MS = 60_000

/** Releases the address of a local file. Not at once: the browser may still be reading what was just saved or shown. */
export function releaseLater(url: string): void {
  setTimeout(() => URL.revokeObjectURL(url), RELEASED_AFTER_MS)
}

/** Downloads a file under this name. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement("a")
  link.href = url
  link.download = name
  link.click()
  releaseLater(url)
}
