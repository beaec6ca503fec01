import type { FastifyInstance } from "fastify"

/**
 * What a page may load: its own files, and entry photos that an organizer linked from elsewhere. Style attributes are allowed for the
 * HTML that the build has rendered: docs/decisions/0085-prerendered-and-hydrated.md.
 */
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
  "style-src-attr 'unsafe-inline'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
].join("; ")

/** What pages may use of a device: nothing. */
const NO_DEVICE = "camera=(), microphone=(), geolocation=()"
/** The app reads the codes of cards with the camera. */
export const APP_DEVICE = NO_DEVICE.replace("camera=()", "camera=(self)")

const HEADERS = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": NO_DEVICE,
} as const

/** Makes browsers return only by https, once people use the product that way. */
const ONLY_HTTPS = { "strict-transport-security": "max-age=31536000" } as const

/** The headers of every response. */
export const securityHeaders = (publicUrl: string | undefined): Record<string, string> => ({
  "content-security-policy": CONTENT_SECURITY_POLICY,
  ...HEADERS,
  ...(publicUrl?.startsWith("https:") && ONLY_HTTPS),
})

/**
 * Sets the security headers on every response, before anything else; a response may set stricter ones.
 */
export function addSecurityHeaders(app: FastifyInstance, publicUrl: string | undefined): void {
  const headers = securityHeaders(publicUrl)
  app.addHook("onRequest", (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}
