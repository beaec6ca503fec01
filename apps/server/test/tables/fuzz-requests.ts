import type { ProcedurePath } from "@rosette/contract/routers"
import type { InjectOptions } from "fastify"
import { PROCEDURES } from "../../src/doors/calls/procedure-list.ts"
import { REST_ROUTES } from "../../src/doors/rest/routes.ts"
import type { Browser } from "../app.ts"
import type { FullEvent } from "../scenes/full-event.ts"
import { exampleOf } from "./examples.ts"

/** Pseudo-random numbers: the same for the same seed. */
export type Dice = {
  upTo(count: number): number
  chance(probability: number): boolean
  pick<T>(from: readonly T[]): T
}

export function diceOf(seed: number): Dice {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const upTo = (count: number) => Math.floor(next() * count)
  return {
    upTo,
    chance: (probability) => next() < probability,
    pick: (from) => from[upTo(from.length)] as (typeof from)[number],
  }
}

const METHODS = [
  "GET",
  "HEAD",
  "POST",
  "PUT",
  "PATCH",
  "DELETE",
  "OPTIONS",
  "TRACE",
  "PROPFIND",
  "QUERY",
  "LINK",
  "SEARCH",
]
const TYPES = [
  "application/json",
  "application/json; charset=utf-8",
  "application/json; charset=latin1",
  "application/vnd.api+json",
  "text/plain",
  "text/csv",
  "application/x-www-form-urlencoded",
  "application/octet-stream",
  "multipart/form-data",
  "multipart/form-data; boundary=x",
  "image/png",
  "json",
  ";",
  "",
]
const SEGMENTS = [
  "0",
  "-1",
  "1",
  "2147483647",
  "2147483648",
  "1e3",
  "%00",
  "%ZZ",
  "..",
  "%2e%2e",
  "__proto__",
  "constructor",
  "💐",
  "a b",
  " ",
  "*",
  "9".repeat(300),
]
const BODIES = [
  "",
  " ",
  "{",
  "[]",
  "7",
  "null",
  "true",
  '"text"',
  "{}",
  "\uFEFF{}",
  "[".repeat(5_000),
  `${'{"a":'.repeat(2_000)}1${"}".repeat(2_000)}`,
  '{"__proto__":{"isActive":false}}',
  '{"constructor":{"prototype":{"x":1}}}',
  '{"points":1e999}',
  "--x--\r\n",
  '--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\nPNG\r\n--x--\r\n',
  '--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\nyes\r\n--x--\r\n',
]
const VALUES: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1,
  1.5,
  101,
  2 ** 31,
  2 ** 53,
  -0,
  "",
  " ",
  "x",
  "=1+1",
  "a\u0000b",
  "\ud800",
  "💐".repeat(60),
  "x".repeat(6_000),
  "1",
  "true",
  "2026-11-21",
  "https://shows.test/a.png",
  "https://shows.test/a\u0000b.png",
  "javascript:alert(1)",
  "' OR 1=1 --",
  "<script>",
  [],
  {},
  [null],
  [[]],
  { id: 1 },
  [{}],
]
const KEYS = [
  "id",
  "eventId",
  "name",
  "__proto__",
  "constructor",
  "toString",
  "length",
  "isActive",
  "points",
  "roles",
  "limit",
  "cursor",
  "💐",
]

type Cast = { own: FullEvent; control: FullEvent; browsers: readonly Browser[] }

const withOneChange = (dice: Dice, input: Record<string, unknown>): Record<string, unknown> => {
  const keys = Object.keys(input)
  const key = dice.chance(0.7) && keys.length > 0 ? dice.pick(keys) : dice.pick(KEYS)
  const changed = { ...input }
  if (dice.chance(0.2)) delete changed[key]
  else
    Object.defineProperty(changed, key, {
      value: dice.pick(VALUES),
      enumerable: true,
      configurable: true,
      writable: true,
    })
  return changed
}

function inputFor(dice: Dice, procedure: ProcedurePath, { own, control }: Cast): Record<string, unknown> {
  let input = exampleOf(procedure, dice.chance(0.2) ? control : own)
  while (dice.chance(0.5)) input = withOneChange(dice, input)
  return input
}

function cookieFor(dice: Dice, { browsers }: Cast): string {
  const cookies = [...dice.pick(browsers).cookies].map(([name, value]) => `${name}=${value}`)
  if (dice.chance(0.1)) return "rosette_judge=Fe26.2*1*abc*def; rosette_organizer=; =; rosette_admin"
  if (dice.chance(0.1)) return cookies.join("; ").slice(0, -dice.upTo(40) - 1)
  if (dice.chance(0.05)) return `${cookies.join(";")};${"x=y;".repeat(200)}`
  return cookies.join("; ")
}

function headersFor(dice: Dice, cast: Cast): Record<string, string> {
  const headers: Record<string, string> = { cookie: cookieFor(dice, cast) }
  if (dice.chance(0.05)) headers.origin = dice.pick(["null", "http://localhost:80", "https://elsewhere.test", ":"])
  if (dice.chance(0.05)) headers["sec-fetch-site"] = dice.pick(["same-origin", "cross-site", "none", "?"])
  if (dice.chance(0.03)) headers.accept = dice.pick(["application/jsonl", "text/event-stream", "text/html", "*/*", "?"])
  if (dice.chance(0.03)) headers.host = dice.pick(["a@b", "[::1]:3000", "shows.test:99999", "a/b", "💐"].map(encodeURI))
  if (dice.chance(0.03)) headers["x-forwarded-for"] = dice.pick(["203.0.113.9", "::1", "?", "1,2,3"])
  return headers
}

function restRequest(dice: Dice, cast: Cast): InjectOptions {
  const [method, pattern, procedure] = dice.pick(REST_ROUTES)
  const input = inputFor(dice, procedure, cast)
  const path = pattern.replace(/:(\w+)/g, (_, key: string) => {
    const value = input[key]
    delete input[key]
    return dice.chance(0.15) || value === undefined
      ? dice.pick(SEGMENTS)
      : encodeURIComponent(String(value).toWellFormed())
  })
  const payload = dice.chance(0.1) ? dice.pick(BODIES) : JSON.stringify(input)
  const query = dice.chance(0.1)
    ? `?${dice.pick(KEYS)}=${encodeURIComponent(String(dice.pick(VALUES)).toWellFormed())}`
    : ""
  return { method: method as "GET", url: `/api${path}${query}`, payload }
}

function trpcRequest(dice: Dice, cast: Cast): InjectOptions {
  const { path, type } = dice.pick([...PROCEDURES.values()])
  const input = inputFor(dice, path, cast)
  const payload = dice.chance(0.1) ? dice.pick(BODIES) : JSON.stringify(input)
  if (dice.chance(0.1)) {
    const paths = Array.from({ length: 1 + dice.upTo(25) }, () => dice.pick([...PROCEDURES.keys()]))
    return { method: dice.pick(["GET", "POST"]), url: `/trpc/${paths.join(",")}?batch=1`, payload: `{"0":${payload}}` }
  }
  if (type !== "mutation" && dice.chance(0.9))
    return { method: "GET", url: `/trpc/${path}?input=${encodeURIComponent(payload.toWellFormed())}` }
  return { method: "POST", url: `/trpc/${path}`, payload }
}

function strangeRequest(dice: Dice): InjectOptions {
  const segments = Array.from({ length: dice.upTo(6) }, () =>
    dice.pick([...SEGMENTS, "api", "trpc", "events", "photos", "assets", "judge.login"]),
  )
  return {
    method: "GET",
    url: `/${dice.pick(["", "api/", "trpc/", "/", "photos/", "r/", "e/", "stage/"])}${segments.join(dice.pick(["/", "//", ".", ","]))}`,
    payload: dice.pick(BODIES),
  }
}

/** Any request: mostly calls that are almost valid, some that are not. */
export function fuzzRequest(dice: Dice, cast: Cast): InjectOptions {
  const make = dice.pick([restRequest, restRequest, restRequest, trpcRequest, trpcRequest, strangeRequest])
  const request = make(dice, cast)
  const method = dice.chance(0.05) ? dice.pick(METHODS) : request.method
  const type = dice.chance(0.1) ? dice.pick(TYPES) : "application/json"
  const isRead = method === "GET" || method === "HEAD"
  const { payload, ...bare } = request
  const content = isRead && dice.chance(0.95) ? {} : { payload }
  return { ...bare, ...content, method: method as "GET", headers: { ...headersFor(dice, cast), "content-type": type } }
}
