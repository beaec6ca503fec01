import type { FastifyInstance } from "fastify"
import { AppError } from "../../refusals/app-error.ts"
import { jsonText } from "../calls/json-text.ts"

function parseJson(body: Buffer): unknown {
  const text = jsonText(body)
  if (text === "") return undefined
  try {
    return JSON.parse(text)
  } catch {
    throw new AppError("MALFORMED_JSON")
  }
}

function refuseContent(body: Buffer): undefined {
  if (body.length > 0) throw new AppError("UNSUPPORTED_MEDIA_TYPE")
}

/** Parses JSON bodies: an empty one is no body, an invalid one MALFORMED_JSON, another type UNSUPPORTED_MEDIA_TYPE. */
export function readJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<Buffer>("application/json", { parseAs: "buffer" }, async (_request: unknown, body: Buffer) =>
    parseJson(body),
  )
  app.addContentTypeParser<Buffer>("*", { parseAs: "buffer" }, async (_request: unknown, body: Buffer) =>
    refuseContent(body),
  )
}
