import { boundedLanes } from "./bounded-lanes.ts"
import { once, onceFulfilled } from "./once.ts"

/** Loaded with the first password: 3 MB that a server without sign-ins does not need. */
const argon2 = once(() => import("@node-rs/argon2"))

/** argon2id, the package's default algorithm: 19 MiB of memory, two passes, about 10 ms. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * Two at once, which leaves two of the process's four worker threads to other work. Creating events takes at most one,
 * so that many of those do not delay sign-ins. People who are signed in, and devices that were before, get a free place
 * first: a flood of strangers does not delay them.
 */
const inLane = boundedLanes(
  { known: { atOnce: 2, waiting: 50 }, signIn: { atOnce: 2, waiting: 100 }, creation: { atOnce: 1, waiting: 20 } },
  { atOnce: 2 },
)

/** The lane of a hash. If too many are queued, it rejects with LaneFull. */
type HashLane = "known" | "signIn" | "creation"

export const hashPassword = (password: string, lane: HashLane = "known"): Promise<string> =>
  inLane(lane, async () => (await argon2()).hash(password, COST))

/** Who waits for a hash: strangers take turns by key. */
type Waiting = { lane: "known" | "signIn"; key: string }
const FIRST: Waiting = { lane: "known", key: "" }

/** Returns false for a wrong password, in the same time as for a right one. */
export const verifyPassword = (
  storedHash: string,
  password: string,
  { lane, key }: Waiting = FIRST,
): Promise<boolean> => inLane(lane, async () => (await argon2()).verify(storedHash, password), key)

/** While too many hashes are queued, there is none yet. */
const decoy = onceFulfilled(() => hashPassword("nobody has this password"))

/** Takes the time of a verification and returns false, so that the timing does not reveal which accounts exist. */
export async function verifyNothing(password: string): Promise<false> {
  await verifyPassword(await decoy(), password, { lane: "signIn", key: "nothing" })
  return false
}
