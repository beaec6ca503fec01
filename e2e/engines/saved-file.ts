type Saving = { savedFile?: Promise<string> }

/** Runs in the page: captures the next file that the page saves, because each engine saves files in its own way. */
export function captureSavedFile(): void {
  const original = URL.createObjectURL.bind(URL)
  URL.createObjectURL = (file) => {
    if (file instanceof Blob) Object.assign(window, { savedFile: file.text() } satisfies Saving)
    return original(file)
  }
}

/** Runs in the page: returns the text of that file; null while there is none. */
export const savedFile = async (): Promise<string | null> => (await (window as Saving).savedFile) ?? null
