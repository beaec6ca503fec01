/**
 * Milliseconds that an interactive transaction may wait and then run. It may wait longer than a write waits for another
 * program's lock, whose error is clearer.
 */
export const TRANSACTION_LIMITS = { maxWait: 10_000, timeout: 10_000 } as const

/** Milliseconds that a write waits while another program holds the lock that it needs. */
export const LOCK_TIMEOUT_MS = 5_000
