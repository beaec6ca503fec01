import type { FastifyInstance } from "fastify"
import { productVersion } from "../../lib/product-version.ts"
import { docsPage } from "./docs-page.ts"
import { DOCS_STYLE } from "./docs-style.ts"
import { openapiDocument } from "./openapi.ts"
import type { OpenapiDocument } from "./openapi-document.ts"

const STYLE_PATH = "/docs.css"
const PAGE_POLICY = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The REST documentation, for programs and people; built on first request and cached. */
export function mountOpenapi(app: FastifyInstance): void {
  let made: { document: OpenapiDocument; json: string; page: string } | undefined

  const description = () => {
    if (made) return made
    const document = openapiDocument(productVersion())
    made = { document, json: JSON.stringify(document), page: docsPage(document, app.prefix + STYLE_PATH) }
    return made
  }

  app.get("/openapi.json", async (_request, reply) =>
    reply.type("application/json; charset=utf-8").send(description().json),
  )
  app.get("/docs", async (_request, reply) =>
    reply.header("content-security-policy", PAGE_POLICY).type("text/html; charset=utf-8").send(description().page),
  )
  app.get(STYLE_PATH, async (_request, reply) => reply.type("text/css; charset=utf-8").send(DOCS_STYLE))
}
