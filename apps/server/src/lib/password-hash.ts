import { hash, verify } from "@node-rs/argon2"

/** argon2id, the package's default algorithm: 19 MiB of memory and two passes, about 10 ms. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const AT_ONCE = 4

let running = 0
const waiting: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((resume) => waiting.push(resume))
  else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

/** At most four hashes are computed at once, so that a burst of sign-ins cannot take all memory. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, COST))

/** False for a wrong password; takes as long for a right one. */
export const verifyPassword = (storedHash: string, password: string): Promise<boolean> =>
  inTurn(() => verify(storedHash, password))

let decoy: Promise<string> | undefined

/** Takes the time of a verification where there is nothing to verify, and is false: nobody learns from the clock what exists. */
export async function verifyNothing(password: string): Promise<false> {
  decoy ??= hashPassword("nobody has this password")
  await verifyPassword(await decoy, password)
  return false
}
