import type { FastifyInstance } from "fastify"
import { AppError } from "../app-error.ts"

/** Reads JSON bodies: an empty one is no body, a broken one is MALFORMED_JSON. */
export function readJson(app: FastifyInstance): void {
  app.removeContentTypeParser("application/json")
  app.removeContentTypeParser("text/plain")
  app.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) => {
    const text = body.toString()
    if (text.trim() === "") return done(null, undefined)
    try {
      done(null, JSON.parse(text))
    } catch {
      done(new AppError("MALFORMED_JSON"))
    }
  })
}
