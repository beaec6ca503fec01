const DIGITS = 8

/** Returns the first eight digits of a snapshot's SHA-256: enough to tell versions apart on paper and on a stage. */
export const shortSum = (sha256: string): string => sha256.slice(0, DIGITS)
