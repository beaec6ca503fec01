import { z } from "zod"
import { judge, judgedEvent, organizedEvent } from "./entities.ts"
import { roleSchema } from "./roles.ts"

export const sessionContract = {
  /** Who this browser is signed in as, in each role; null where it is not. */
  current: {
    output: z.object({
      judge: z
        .object({
          judge,
          event: judgedEvent,
          sessionId: z.string(),
          /** On how many devices this judge is signed in now, this one included. */
          devices: z.number().int(),
        })
        .nullable(),
      organizer: z.object({ event: organizedEvent, sessionId: z.string(), organizerName: z.string() }).nullable(),
      masterAdmin: z.object({ sessionId: z.string() }).nullable(),
      /** What printed cards point to; null where it is the address that the browser came to. */
      publicUrl: z.string().nullable(),
      /** Whether this browser may create events; where it may not, the site's host creates them. */
      canCreateEvents: z.boolean(),
    }),
  },
  logout: {
    input: z.object({ roles: z.array(roleSchema, { error: "Roles must be a list" }).optional() }).optional(),
    output: z.object({ ended: z.array(roleSchema) }),
  },
} as const
