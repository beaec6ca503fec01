import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { callEarly, callUrl, forgetEarlyCalls, takeEarlyCall } from "./early-calls.ts"

let asked: string[]

beforeEach(() => {
  asked = []
  vi.stubGlobal("fetch", async (url: string, options?: RequestInit) => {
    asked.push([options?.method ?? "GET", url, options?.body ?? ""].join(" "))
    return new Response("answer")
  })
})
afterEach(() => {
  forgetEarlyCalls()
  vi.unstubAllGlobals()
})

const LOGIN = callUrl("judge.login")
const BODY = '{"0":{"accessCode":"ABCDEF"}}'

it("a call has the address that the API client asks for", () => {
  expect(LOGIN).toBe("/trpc/judge.login?batch=1")
  expect(callUrl("judge.workspace", {})).toBe("/trpc/judge.workspace?batch=1&input=%7B%7D")
})

it("the same call gets the answer, once", async () => {
  void callEarly(LOGIN, BODY)
  expect(asked).toEqual([`POST ${LOGIN} ${BODY}`])
  expect(await (await takeEarlyCall(LOGIN, BODY))?.text()).toBe("answer")
  expect(takeEarlyCall(LOGIN, BODY)).toBeUndefined()
})

it("a call with another address or body does not get the answer", () => {
  void callEarly(LOGIN, BODY)
  expect(takeEarlyCall(LOGIN, '{"0":{"accessCode":"OTHERS"}}')).toBeUndefined()
  expect(takeEarlyCall(callUrl("judge.workspace", {}))).toBeUndefined()
})

it("a failed call is not reported as unhandled, and rejects for the caller that takes it", async () => {
  vi.stubGlobal("fetch", async () => {
    throw new TypeError("Failed to fetch")
  })
  void callEarly(LOGIN, BODY)
  await new Promise((resolve) => setImmediate(resolve))
  await expect(takeEarlyCall(LOGIN, BODY)).rejects.toThrow("Failed to fetch")
})

it("forgotten calls are not taken: the app sends its own", () => {
  void callEarly(callUrl("judge.workspace", {}))
  forgetEarlyCalls()
  expect(takeEarlyCall(callUrl("judge.workspace", {}))).toBeUndefined()
})
