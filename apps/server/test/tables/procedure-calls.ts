import type { Call } from "@rosette/contract/call"
import { CALLS } from "@rosette/contract/routers"
import type { InjectOptions, LightMyRequestResponse as Response } from "fastify"
import sharp from "sharp"
import type { ProcedureInfo } from "../../src/doors/calls/procedure-list.ts"
import type { RestRoute } from "../../src/doors/rest/routes.ts"
import type { Browser, TestApp } from "../app.ts"
import { firstWordOf } from "../live/live-request.ts"

type Input = Record<string, unknown>

/** A call's outcome: the status, the refusal's code if any, and the retry time. */
export type CallOutcome = { status: number; code: string | null; retryAfter: string | undefined }

const outcomeOf = (answer: Response, code: string | null): CallOutcome => ({
  status: answer.statusCode,
  code,
  retryAfter: answer.headers["retry-after"]?.toString(),
})

const cookiesOf = ({ cookies }: Browser) => [...cookies].map(([name, value]) => `${name}=${value}`).join("; ")

const BOUNDARY = "picture"
const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: "teal" } })
  .png()
  .toBuffer()

async function formWithPicture(): Promise<Pick<InjectOptions, "payload" | "headers">> {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="image"; filename="car.png"\r\nContent-Type: image/png\r\n\r\n`
  return {
    headers: { "content-type": `multipart/form-data; boundary=${BOUNDARY}` },
    payload: Buffer.concat([Buffer.from(head), await picture, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]),
  }
}

const isPicture = (call: Call) => "body" in call && call.body === "picture"

const json = (body: Input): Pick<InjectOptions, "payload" | "headers"> =>
  Object.keys(body).length > 0 ? { headers: { "content-type": "application/json" }, payload: JSON.stringify(body) } : {}

async function send(app: TestApp, browser: Browser, request: InjectOptions) {
  return app.app.inject({ ...request, headers: { ...request.headers, cookie: cookiesOf(browser) } })
}

/** Calls a route of the REST table with a procedure's input and this browser's cookies. */
export async function callByRoute(
  app: TestApp,
  browser: Browser,
  [method, pattern, procedure]: RestRoute,
  input: Input,
): Promise<CallOutcome> {
  const body = { ...input }
  const url = `/api${pattern.replace(/:(\w+)/g, (_, key: string) => {
    const value = body[key]
    delete body[key]
    return String(value)
  })}`
  const content = isPicture(CALLS[procedure]) ? await formWithPicture() : json(body)
  const answer = await send(app, browser, method === "GET" ? { method, url } : { method, url, ...content })
  return outcomeOf(answer, answer.statusCode < 400 ? null : answer.json().code)
}

/** Calls a procedure through tRPC with this browser's cookies. */
export async function callByTrpc(
  app: TestApp,
  browser: Browser,
  { path, type }: ProcedureInfo,
  input: Input,
): Promise<CallOutcome> {
  const query = new URLSearchParams({ input: JSON.stringify(input) })
  if (type === "subscription") return outcomeOfStream(app, browser, `/trpc/${path}?${query}`)
  const request: InjectOptions =
    type === "query"
      ? { method: "GET", url: `/trpc/${path}?${query}` }
      : {
          method: "POST",
          url: `/trpc/${path}`,
          headers: { "content-type": "application/json" },
          payload: JSON.stringify(input),
        }
  const answer = await send(app, browser, request)
  return outcomeOf(answer, answer.json().error?.data.code ?? null)
}

async function outcomeOfStream({ app }: TestApp, browser: Browser, url: string): Promise<CallOutcome> {
  const { statusCode, refusal } = await firstWordOf(app, {
    method: "GET",
    url,
    headers: { cookie: cookiesOf(browser) },
  })
  const { data } = (refusal ?? {}) as { data?: { httpStatus: number; code: string } }
  return { status: data?.httpStatus ?? statusCode, code: data?.code ?? null, retryAfter: undefined }
}

/** Sends a request without cookies. */
export async function sendAsNobody(app: TestApp, request: InjectOptions): Promise<CallOutcome> {
  const answer = await app.app.inject(request)
  const { code, error } = answer.json()
  return outcomeOf(answer, code ?? error.data.code)
}
