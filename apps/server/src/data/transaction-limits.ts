/** Milliseconds that an interactive transaction may wait for its turn, and then last. The wait outlasts the patience with a foreign lock, whose sentence is the clearer one. */
export const TRANSACTION_LIMITS = { maxWait: 10_000, timeout: 10_000 } as const
