import { afterEach, expect, it, vi } from "vitest"

afterEach(() => vi.unstubAllGlobals())

it("zod makes no code of text, which the page's policy forbids", async () => {
  const made: unknown[] = []
  vi.stubGlobal(
    "Function",
    class extends Function {
      constructor(...parts: string[]) {
        super(...parts)
        made.push(parts)
      }
    },
  )
  // As on a page, where nothing has loaded it before.
  vi.resetModules()
  await import("./zod-settings.ts")
  const { z } = await import("zod")
  const sheet = z.object({ points: z.number(), comments: z.string() })
  expect(sheet.safeParse({ points: 7, comments: "" }).success).toBe(true)
  expect(made).toEqual([])
})
