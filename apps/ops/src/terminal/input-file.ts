import { readFileSync } from "node:fs"
import { text } from "node:stream/consumers"
import { UsageError } from "../exit-codes.ts"

/** The bytes of a file that was named on the command line. */
export function bytesOf(file: string): Uint8Array {
  try {
    return readFileSync(file)
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${error instanceof Error ? error.message : error}`)
  }
}

/** The text of a file; `-` is the standard input. */
export const textOf = async (file: string): Promise<string> =>
  file === "-" ? text(process.stdin) : new TextDecoder().decode(bytesOf(file))
