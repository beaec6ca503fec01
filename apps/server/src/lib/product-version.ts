import { readFileSync } from "node:fs"
import { once } from "./once.ts"
import { PROGRAM_FILES } from "./program-files.ts"

/** The version of the product, as its package.json states it. */
export const productVersion = once((): string => {
  const { version } = JSON.parse(readFileSync(PROGRAM_FILES.manifest, "utf8")) as { version: string }
  return version
})
