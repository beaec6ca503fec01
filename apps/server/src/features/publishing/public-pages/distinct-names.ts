import { inCriteriaOrder } from "@rosette/domain/contest/sections"
import { type EventWords, sectionTitle, USUAL_WORDS } from "@rosette/domain/events/event-words"

/**
 * The criteria in their order, each with a name that no other one has: those that share a name carry their section, and a
 * number from the second one in that section on.
 */
export function withDistinctNames<C extends { id: number; name: string; order: number }>(
  criteria: readonly C[],
  words: EventWords = USUAL_WORDS,
): C[] {
  const byName = Map.groupBy(criteria, ({ name }) => name)
  const isShared = ({ name }: C) => (byName.get(name)?.length ?? 0) > 1
  const taken = new Set(byName.keys())
  return inCriteriaOrder(criteria).map((criterion) => {
    if (!isShared(criterion)) return criterion
    const name = freeName(criterion, sectionTitle(criterion.order, words), taken)
    taken.add(name)
    return { ...criterion, name }
  })
}

function freeName({ name }: { name: string }, section: string, taken: ReadonlySet<string>): string {
  let free = `${name} (${section})`
  for (let next = 2; taken.has(free); next++) free = `${name} (${section} ${next})`
  return free
}
