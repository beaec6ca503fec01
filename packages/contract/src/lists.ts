import { z } from "zod"

/** A list whose length is checked before its items: a long one is refused with one sentence, whatever is in it. */
export const atMost = <List extends z.ZodArray>(max: number, sentence: string, list: List) =>
  z.preprocess((sent: z.input<List>, context) => {
    if (!Array.isArray(sent) || sent.length <= max) return sent
    context.addIssue({ code: "custom", message: sentence })
    return z.NEVER
  }, list.max(max))
