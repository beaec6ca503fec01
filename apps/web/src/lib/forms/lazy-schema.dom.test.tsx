import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { z } from "zod"
import { lazySchema } from "./lazy-schema.ts"

const SCHEMA = z.object({ accessCode: z.string().min(4, "Too short") })
const SHORT = { accessCode: "AB" }

const touch = (element: Element | Document = document) =>
  element.dispatchEvent(new Event("pointerdown", { bubbles: true }))

let form: HTMLFormElement

beforeEach(() => {
  form = document.createElement("form")
  form.innerHTML = "<button type=submit><b>Send</b></button><input>"
  document.body.append(form)
})
afterEach(() => form.remove())

it("leaves a submit before any touch to the server, and validates once the schema is loaded", async () => {
  const load = vi.fn(async () => SCHEMA)
  const validate = lazySchema(load)
  expect(validate(SHORT)).toEqual({})
  expect(load).not.toHaveBeenCalled()
  touch()
  await expect.poll(() => validate(SHORT)).toEqual({ accessCode: "Too short" })
  expect(await validate({ accessCode: "ABCD" })).toEqual({})
  touch()
  expect(load).toHaveBeenCalledTimes(1)
})

it("loads the schema at the first touch, and again at the next one if that failed", async () => {
  const load = vi
    .fn<() => Promise<typeof SCHEMA>>()
    .mockRejectedValueOnce(new Error("no network"))
    .mockResolvedValue(SCHEMA)
  const validate = lazySchema(load)
  touch()
  expect(load).toHaveBeenCalledTimes(1)
  await expect.poll(() => touch() && load.mock.calls.length).toBe(2)
  await expect.poll(() => validate(SHORT)).toEqual({ accessCode: "Too short" })
})

it("a tap on the submit button takes no network from the submit", () => {
  const load = vi.fn(async () => SCHEMA)
  lazySchema(load)
  touch(form.querySelector("b") ?? document)
  expect(load).not.toHaveBeenCalled()
  touch(form.querySelector("input") ?? document)
  expect(load).toHaveBeenCalledTimes(1)
})

it("a tap on a later screen, which has no form, loads nothing", () => {
  const load = vi.fn(async () => SCHEMA)
  lazySchema(load)
  form.remove()
  touch()
  expect(load).not.toHaveBeenCalled()
})
