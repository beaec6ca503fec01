import { text } from "node:stream/consumers"
import { framesOf } from "@rosette/contract/live-frames"
import type { FastifyInstance, InjectOptions } from "fastify"
import { PROCEDURES } from "../../src/doors/calls/procedure-list.ts"

const LIVE_PATHS = [...PROCEDURES.values()].flatMap(({ type, path }) =>
  type === "subscription" ? [`/trpc/${path}`] : [],
)

/** Whether this request's answer may never end. */
export const isLiveRequest = ({ method, url }: InjectOptions): boolean =>
  method === "GET" && LIVE_PATHS.includes(String(url).split("?", 1)[0] ?? "")

type FirstWord = { statusCode: number; headers: Record<string, unknown>; body: string; refusal: unknown }

/** Opens a live stream, takes the first news or the refusal, and closes it. */
export async function firstWordOf(app: FastifyInstance, request: InjectOptions): Promise<FirstWord> {
  const answer = await app.inject({ ...request, payloadAsStream: true })
  const { statusCode, headers } = answer
  const about = { statusCode, headers }
  try {
    if (!String(headers["content-type"]).startsWith("text/event-stream")) {
      const body = await text(answer.stream())
      return { ...about, body, refusal: body === "" ? null : JSON.parse(body) }
    }
    for await (const { event, data } of framesOf(answer.stream())) {
      if (event === "message") return { ...about, body: data, refusal: null }
      if (event === "serialized-error") return { ...about, body: data, refusal: JSON.parse(data) }
    }
    return { ...about, body: "", refusal: null }
  } finally {
    answer.raw.res.destroy()
  }
}
