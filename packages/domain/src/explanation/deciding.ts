/** How many criteria are named as deciding. */
const MOST = 3

/**
 * The criteria that made most of a difference of points, the largest first, and the others in their order. `side`: 1 if the entry
 * is ahead of the one that it is compared with, -1 if it is behind. The differences of both lists add up to that of the points.
 */
export function decidingCriteria<C extends { difference: number }>(
  criteria: readonly C[],
  side: 1 | -1,
): { deciding: C[]; others: C[] } {
  const deciding = criteria
    .filter(({ difference }) => side * difference > 0)
    .toSorted((a, b) => side * (b.difference - a.difference))
    .slice(0, MOST)
  return { deciding, others: criteria.filter((one) => !deciding.includes(one)) }
}
