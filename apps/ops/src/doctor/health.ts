import type { Answer } from "./ask.ts"

/** What Rosette says at /healthz; an earlier version says less. */
export type Health = { version: string | null; protocol: string | null }

/** Null if the answer is not Rosette's. */
export function healthIn({ status, body }: Answer): Health | null {
  if (status !== 200) return null
  const said = jsonIn(body)
  if (typeof said !== "object" || said === null || !("status" in said) || said.status !== "ok") return null
  return { version: textOf(said, "version"), protocol: textOf(said, "protocol") }
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function textOf(said: object, name: string): string | null {
  const value: unknown = Object.getOwnPropertyDescriptor(said, name)?.value
  return typeof value === "string" ? value : null
}
