import { createHash } from "node:crypto"
import type { FastifyInstance } from "fastify"

/** A script that a page may have in itself, by its text. */
const byHash = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`

/** What a page may load: its own files, and entry photos that an organizer linked from elsewhere. */
const contentSecurityPolicy = (inlineScripts: readonly string[]): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...inlineScripts.map(byHash)].join(" "),
    "connect-src 'self'",
    "img-src 'self' blob: data: https: http:",
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "style-src 'self'",
    "style-src-elem 'self' 'unsafe-inline'",
    "style-src-attr 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join("; ")

const HEADERS = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=()",
} as const

/** Makes browsers return only by https, once people use the product that way. */
const ONLY_HTTPS = { "strict-transport-security": "max-age=31536000" } as const

/** The headers of every response. `inlineScripts` are the texts of scripts that pages may have in themselves. */
export const securityHeaders = (
  publicUrl: string | undefined,
  inlineScripts: readonly string[] = [],
): Record<string, string> => ({
  "content-security-policy": contentSecurityPolicy(inlineScripts),
  ...HEADERS,
  ...(publicUrl?.startsWith("https:") && ONLY_HTTPS),
})

/**
 * Sets the security headers on every response, before anything else; a response may set stricter ones.
 */
export function addSecurityHeaders(
  app: FastifyInstance,
  publicUrl: string | undefined,
  inlineScripts: readonly string[],
): void {
  const headers = securityHeaders(publicUrl, inlineScripts)
  app.addHook("onRequest", (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}
