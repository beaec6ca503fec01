/**
 * How many ids a restore skips in every table. Phones may still hold points for entries that were added after the
 * archive was made; without this, the next new entry would get such an id, and their points.
 */
export const IDS_SKIPPED = 100_000
