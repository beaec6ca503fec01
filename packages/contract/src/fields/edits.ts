import { z } from "zod"

/** The fields that a change sends; what is left out stays as it is. */
export const changes = <Shape extends z.core.$ZodShape>(shape: Shape) => z.object(shape).partial()

/** What the sender saw in fields that they change: a field that holds something else by now is not written over. */
export const expected = <Fields extends z.core.$ZodShape>(seen: z.ZodObject<Fields>) => ({
  expected: seen.partial().optional(),
})

/** What a deletion answers. */
export const deleted = z.object({ deletedCount: z.number().int() })

/** What the deletion of a list answers: how many there were, and how many were named. */
export const deletedOfAll = deleted.extend({ total: z.number().int() })
