import { hash, verify } from "@node-rs/argon2"
import { boundedLanes } from "./bounded-lanes.ts"

/** argon2id, the package's default algorithm: 19 MiB of memory and two passes, about 10 ms. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * Two at once, so that two of the four threads that the process has for such work are left to everybody else. Whoever
 * creates an event takes one at most: sign-ins go on beside a crowd of those, and come first where a place is free.
 */
const inLane = boundedLanes(
  { signIn: { atOnce: 2, waiting: 100 }, creation: { atOnce: 1, waiting: 20 } },
  { atOnce: 2 },
)

/** What a password is hashed or verified for. Where too many wait already, it rejects with LaneFull. */
export type HashLane = "signIn" | "creation"

export const hashPassword = (password: string, lane: HashLane = "signIn"): Promise<string> =>
  inLane(lane, () => hash(password, COST))

/** False for a wrong password; takes as long for a right one. */
export const verifyPassword = (storedHash: string, password: string): Promise<boolean> =>
  inLane("signIn", () => verify(storedHash, password))

let decoy: Promise<string> | undefined

/** Takes the time of a verification where there is nothing to verify, and is false: nobody learns from the clock what exists. */
export async function verifyNothing(password: string): Promise<false> {
  decoy ??= hashPassword("nobody has this password")
  await verifyPassword(await decoy, password)
  return false
}
