import type { FastifyRequest } from "fastify"
import type { Settings } from "../../env.ts"

/** Where people reach the product: PUBLIC_URL, or what the request names; empty if that is no address. */
export function originOf({ protocol, host }: FastifyRequest, { publicUrl }: Pick<Settings, "publicUrl">): string {
  if (publicUrl) return publicUrl
  const origin = `${protocol}://${host}`
  return host && URL.canParse(origin) ? origin : ""
}
