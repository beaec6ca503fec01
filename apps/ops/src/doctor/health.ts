import type { Answer, Asked } from "./ask.ts"
import { isRecord } from "./from-the-server.ts"

/** What Rosette says at /healthz; an earlier version says less. */
export type Health = { version: string | null; protocol: string | null }

/** Null if the answer is not Rosette's. */
export function healthIn({ status, body }: Answer): Health | null {
  const said = status === 200 ? recordIn(body) : null
  if (said?.status !== "ok") return null
  return { version: textOf(said.version), protocol: textOf(said.protocol) }
}

/** The PUBLIC_URL with which the server was started that answers at /api/session, null for none; undefined if it does not say. */
export function publicUrlIn(asked: Asked | null): string | null | undefined {
  const said = asked?.answer?.status === 200 ? recordIn(asked.answer.body) : null
  return said && "publicUrl" in said ? textOf(said.publicUrl) : undefined
}

function recordIn(text: string): Record<string, unknown> | null {
  try {
    const said: unknown = JSON.parse(text)
    return isRecord(said) ? said : null
  } catch {
    return null
  }
}

const textOf = (value: unknown) => (typeof value === "string" ? value : null)
