import type { FastifyInstance } from "fastify"

/** What a page of the product may load: itself, and entry photos that an organizer gave as outside addresses. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
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
  "content-security-policy": CONTENT_SECURITY_POLICY,
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=()",
} as const

/** Lets browsers come back by https alone, once people reach the product that way. */
const ONLY_HTTPS = { "strict-transport-security": "max-age=31536000" } as const

/** The headers that every answer carries, whoever gives it. */
export const securityHeaders = (publicUrl: string | undefined): Record<string, string> =>
  publicUrl?.startsWith("https:") ? { ...HEADERS, ...ONLY_HTTPS } : HEADERS

/** Puts the security headers on every answer, before anything else; an answer may replace them with stricter ones. */
export function addSecurityHeaders(app: FastifyInstance, publicUrl: string | undefined): void {
  const headers = securityHeaders(publicUrl)
  app.addHook("onRequest", (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}
