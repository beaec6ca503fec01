import { expect, it, vi } from "vitest"
import { z } from "zod"
import { lazySchema } from "./lazy-schema.ts"

const SCHEMA = z.object({ accessCode: z.string().min(4, "Too short") })
const SHORT = { accessCode: "AB" }

it("leaves the first submit to the server, and validates once the schema is loaded", async () => {
  const load = vi.fn(async () => SCHEMA)
  const validate = lazySchema(load)
  expect(load).not.toHaveBeenCalled()
  expect(validate(SHORT)).toEqual({})
  await expect.poll(() => validate(SHORT)).toEqual({ accessCode: "Too short" })
  expect(await validate({ accessCode: "ABCD" })).toEqual({})
})

it("loads the schema at the first touch, and again at a submit if that failed", async () => {
  const load = vi
    .fn<() => Promise<typeof SCHEMA>>()
    .mockRejectedValueOnce(new Error("no network"))
    .mockResolvedValue(SCHEMA)
  const validate = lazySchema(load)
  document.dispatchEvent(new Event("pointerdown"))
  expect(load).toHaveBeenCalledTimes(1)
  await expect.poll(() => validate(SHORT)).toEqual({ accessCode: "Too short" })
})
