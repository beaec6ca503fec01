type Saving = { savedFile?: Promise<string> }

/** Runs in the page: remembers the next file that the page saves, because engines save files each in its own way. */
export function captureSavedFile(): void {
  const original = URL.createObjectURL.bind(URL)
  URL.createObjectURL = (file) => {
    if (file instanceof Blob) Object.assign(window, { savedFile: file.text() } satisfies Saving)
    return original(file)
  }
}

/** Runs in the page: the text of that file; null as long as there is none. */
export const savedFile = async (): Promise<string | null> => (await (window as Saving).savedFile) ?? null
