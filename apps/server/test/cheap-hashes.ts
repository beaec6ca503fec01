import { createRequire } from "node:module"
import { onTestFinished } from "vitest"

const require = createRequire(import.meta.url)
const argon2: typeof import("@node-rs/argon2") = require("@node-rs/argon2")
const { hash } = argon2
const CHEAP = { memoryCost: 8, timeCost: 1 }
let isCheap = true

/**
 * Every event of a test has a password, and hashing at the cost of production would take much of the time of all tests.
 * A hash names its own cost, so verifying is unchanged. Servers that tests start as a process use the full cost.
 */
argon2.hash = (password, options) => hash(password, isCheap ? { ...options, ...CHEAP } : options)

/** Until the end of this test, hashes cost as much as in production. */
export function payForHashes(): void {
  isCheap = false
  onTestFinished(() => {
    isCheap = true
  })
}
