import { writeFileSync } from "node:fs"
import { UsageError } from "../exit-codes.ts"

/** Writes a text to the named file, or to the output. What others may not read is written for its owner alone. */
export function writeText(text: string, file: string | undefined, isPrivate = false): void {
  if (file === undefined) {
    process.stdout.write(text)
    return
  }
  try {
    writeFileSync(file, text, { mode: isPrivate ? 0o600 : 0o666 })
  } catch (error) {
    throw new UsageError(`${file} cannot be written: ${error instanceof Error ? error.message : error}`)
  }
}
