import { LIMITS } from "@rosette/contract/limits"
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { codePage } from "../../features/audience/pages/voting-page.ts"
import { VOTING_SCRIPT_SOURCE } from "../../features/audience/pages/voting-script.ts"
import { type VotingAnswer, votingStep } from "../../features/audience/pages/voting-steps.ts"
import { VOTING_STYLE, VOTING_STYLE_PATH } from "../../features/audience/pages/voting-style.ts"
import type { Services } from "../../kernel/services.ts"
import { logFailure } from "../http/logs/log-failure.ts"
import { originOf } from "../http/own-origin.ts"
import { refusalOfRequest } from "../http/request-refusal.ts"

const FORM = "application/x-www-form-urlencoded"

const HEADERS = {
  "content-security-policy": `default-src 'none'; style-src 'self'; script-src ${VOTING_SCRIPT_SOURCE}; connect-src 'self'; img-src 'self' https: http:; font-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
  // Without its origin, a form of this page could not be told from one of another site.
  "referrer-policy": "same-origin",
  "cache-control": "no-store",
}

type Asked = FastifyRequest<{ Querystring: { entry?: unknown } }>

/**
 * Serves the page on which the audience votes: pages and forms, for everybody who has the code of a ticket. The code is in no address but
 * the part after "#", which browsers keep to themselves.
 */
export async function mountVotingPage(app: FastifyInstance, services: Services): Promise<void> {
  const { settings } = services
  const send = (reply: FastifyReply, { content, refusal }: VotingAnswer) => {
    if (refusal?.retryAfterSeconds !== undefined) reply.header("retry-after", String(refusal.retryAfterSeconds))
    return reply
      .status(refusal?.status ?? 200)
      .headers(HEADERS)
      .type("text/html; charset=utf-8")
      .send(content)
  }
  await app.register(async (site) => {
    site.addContentTypeParser<string>(FORM, { parseAs: "string" }, (_request, body, done) =>
      done(null, new URLSearchParams(body)),
    )
    site.setErrorHandler(async (error, request, reply) => {
      const refusal = refusalOfRequest(error)
      logFailure(request.log, refusal, { error, what: "voting page failed" })
      const { body } = request
      const code = (body instanceof URLSearchParams && body.get("code")) || ""
      const content = codePage(originOf(request, settings), { code, card: "" }, refusal.message)
      return send(reply, { content, refusal })
    })

    site.get(VOTING_STYLE_PATH, async (_request, reply) =>
      reply
        .header("cache-control", "public, max-age=31536000, immutable")
        .type("text/css; charset=utf-8")
        .send(VOTING_STYLE),
    )

    site.get("/v", async (request: Asked, reply) => {
      const { entry } = request.query
      const card = typeof entry === "string" ? entry : ""
      return send(reply, { content: codePage(originOf(request, settings), { code: "", card }, null), refusal: null })
    })

    site.post("/v", { bodyLimit: LIMITS.body.smallBytes }, async (request, reply) => {
      const sent = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
      const visitor = { address: request.ip, origin: originOf(request, settings) }
      return send(reply, await votingStep({ services, visitor, sent }))
    })
  })
}
