import { z } from "zod"

/** The fields that a change sends; omitted fields stay unchanged. */
export const changes = <Shape extends z.core.$ZodShape>(shape: Shape) => z.object(shape).partial()

/** The values that the sender of a change saw: a field with another value now is not overwritten. */
export const expected = <Fields extends z.core.$ZodShape>(seen: z.ZodObject<Fields>) => ({
  expected: seen.partial().optional(),
})

/** The output of a deletion. */
export const deleted = z.object({ deletedCount: z.number().int() })

/** The output of deleting a list: how many were deleted, and how many were named. */
export const deletedOfAll = deleted.extend({ total: z.number().int() })
