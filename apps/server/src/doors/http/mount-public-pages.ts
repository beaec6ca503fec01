import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { shownEntry } from "../../features/publishing/public-pages/entry-page-query.ts"
import { type KeptPage, KeptPages, madeOnce } from "../../features/publishing/public-pages/kept-pages.ts"
import {
  entryPage,
  nothingHere,
  type PageAddress,
  resultsPage,
  SHARE_SCRIPT_SOURCE,
} from "../../features/publishing/public-pages/page.ts"
import { LOOK_PATH, LOOK_STYLE, LOOK_VERSION, PAGE_STYLE, STYLE_VERSION } from "../../kernel/pages/page-style.ts"
import { refusalOf } from "../../kernel/refusal.ts"
import type { Services } from "../../kernel/services.ts"
import { etagDigest } from "../../lib/etag-digest.ts"
import type { PreparedText } from "../../lib/prepared-text.ts"
import { AppError } from "../../refusals/app-error.ts"
import { knowsVersion } from "./known-version.ts"
import { originOf } from "./own-origin.ts"
import { sendRefusal } from "./send-refusal.ts"

export const STYLE_PATH = "/r/style.css"
/** Part of each tag, so that a page of an earlier program, with its style and script, is not taken for the present one. */
const LOOK = `${STYLE_VERSION} ${LOOK_VERSION} ${SHARE_SCRIPT_SOURCE}`
/** The results have no scripts. Tools that check pages read robots.txt from the page, hence `connect-src`. */
export const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; connect-src 'self'; img-src 'self' https: http:; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
/** An entry's page has one script, named by its digest. */
const ENTRY_POLICY = `${PAGE_POLICY}; script-src ${SHARE_SCRIPT_SOURCE}`
const TAGGED_HEADERS = {
  vary: "accept-encoding",
  "cache-control": "public, max-age=2, must-revalidate",
}
const HTML = "text/html; charset=utf-8"
const JSON_TYPE = "application/json; charset=utf-8"

type ByKey = { Params: { key: string } }
type ByEntry = { Params: { key: string; votingId: string }; Querystring: { key?: unknown } }

/**
 * Serves the pages of published results to anyone who has their address: complete without scripts, without cookies, and
 * from memory. A page that is off, or has a new address, is NOT_FOUND. Returns the pages that are kept.
 */
export async function mountPublicPages(app: FastifyInstance, { db, live, settings }: Services): Promise<KeptPages> {
  const pages = new KeptPages(db)
  const stopFollowing = pages.follow(live)
  app.addHook("onClose", async () => stopFollowing())
  const addressOf = (request: FastifyRequest, key: string): PageAddress => ({
    origin: originOf(request, settings),
    path: request.url.split("?", 1)[0] ?? "/",
    entries: `/e/${key}`,
    style: STYLE_PATH,
  })
  const pageOf = async (key: string): Promise<KeptPage> => {
    const page = await pages.get(key)
    if (!page) throw new AppError("NOT_FOUND")
    return page
  }

  /** The path of the results that an unknown entry belongs to; null if there are none. */
  const resultsOf = async (params: unknown): Promise<string | null> => {
    const { key, votingId } = params as Partial<ByEntry["Params"]>
    return key && votingId && (await pages.get(key)) ? `/r/${key}` : null
  }

  await app.register(async (site) => {
    site.setErrorHandler(async (error, request, reply) => {
      const refusal = refusalOf(error)
      if (refusal.code !== "NOT_FOUND" || request.url.includes(".json")) return sendRefusal(reply, refusal)
      const headers = { "content-security-policy": PAGE_POLICY, "cache-control": "no-store" }
      return reply
        .status(404)
        .headers(headers)
        .type(HTML)
        .send(nothingHere(addressOf(request, ""), await resultsOf(request.params)))
    })

    site.get(STYLE_PATH, async (_request, reply) =>
      reply.header("cache-control", "public, max-age=3600").type("text/css; charset=utf-8").send(PAGE_STYLE),
    )

    site.get(LOOK_PATH, async (_request, reply) =>
      reply.header("cache-control", "public, max-age=3600").type("text/css; charset=utf-8").send(LOOK_STYLE),
    )

    site.get<ByKey>("/r/:key.json", async (request, reply) => {
      const page = await pageOf(request.params.key)
      const content = () => madeOnce(page, "json", () => JSON.stringify(page.results))
      return sendTagged(request, reply, { name: `json ${page.tag}`, type: JSON_TYPE }, content)
    })

    site.get<ByKey>("/r/:key", async (request, reply) => {
      const page = await pageOf(request.params.key)
      const address = addressOf(request, request.params.key)
      const content = () =>
        madeOnce(page, `page ${address.origin} ${address.path}`, () => resultsPage(page.results, address))
      return sendTagged(request, reply, { name: `page ${address.origin} ${page.tag}`, type: HTML }, content)
    })

    site.get<ByEntry>("/e/:key/:votingId", async (request, reply) => {
      const { key, votingId } = request.params
      const page = await pageOf(key)
      const { entry, isOwner, ...shown } = shownEntry(page, { votingId, key: request.query.key })
      const address = addressOf(request, key)
      const name = `entry ${votingId} ${isOwner} ${address.origin} ${page.tag}`
      const content = () => entryPage(page.results, entry, shown, address)
      return sendTagged(request, reply, { name, type: HTML, policy: ENTRY_POLICY }, content)
    })
  })
  return pages
}

/**
 * Sends 304 to a client that has this version. `name` identifies what the answer is made from; the tag is its digest.
 */
async function sendTagged(
  request: FastifyRequest,
  reply: FastifyReply,
  { name, type, policy = PAGE_POLICY }: { name: string; type: string; policy?: string },
  content: () => string | PreparedText,
): Promise<FastifyReply> {
  const etag = `W/"${etagDigest(`${LOOK} ${name}`)}"`
  reply.headers({ etag, ...TAGGED_HEADERS, "content-security-policy": policy })
  if (knowsVersion(request.headers["if-none-match"], etag)) return reply.status(304).send()
  const made = content()
  if (typeof made === "string") return reply.type(type).send(made)
  const { coding, bytes } = await made.formFor(request.headers["accept-encoding"]?.toString())
  if (coding) reply.header("content-encoding", coding)
  return reply.type(type).send(bytes)
}
