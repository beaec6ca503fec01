import { randomBytes } from "node:crypto"
import type { Role } from "@rosette/contract"

/** Signed in as what: a role, and its event where the role has one. */
export type Standing = { role: Role; eventId?: number }

const REMEMBERED_STANDINGS = 20

const written = ({ role, eventId }: Standing) => (eventId === undefined ? role : `${role}:${eventId}`)

/** The mark of a device after one more sign-in: its random name and what it has signed in as, blanks between. */
export function markAfter(mark: string | null, standing: Standing): string {
  const [device, ...standings] = mark?.split(" ") ?? [randomBytes(12).toString("base64url")]
  const others = standings.filter((known) => known !== written(standing))
  return [device, ...others.slice(1 - REMEMBERED_STANDINGS), written(standing)].join(" ")
}

/** The device's name where it has signed in as this before, in any event where none is named; otherwise null. */
export function knownDevice(mark: string | null, standing: Standing): string | null {
  const [device = null, ...standings] = mark?.split(" ") ?? []
  const isKnown = standings.some((known) =>
    standing.eventId === undefined ? known.split(":", 1)[0] === standing.role : known === written(standing),
  )
  return isKnown ? device : null
}
