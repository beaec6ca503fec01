import { z } from "zod"
import { LIMITS } from "./limits.ts"

const MESSAGE = "Time zone must be a name such as America/New_York"

/** The name of a time zone that this server knows, such as "America/New_York". */
export const timeZoneName = z
  .string({ error: MESSAGE })
  .max(LIMITS.publishing.timeZoneMaxChars, MESSAGE)
  .refine(isTimeZone, MESSAGE)

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en-US", { timeZone: name })
    return name !== ""
  } catch {
    return false
  }
}
