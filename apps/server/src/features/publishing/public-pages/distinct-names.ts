import { inCriteriaOrder, sectionOf } from "@rosette/domain/contest/sections"

/**
 * The criteria in their order, each with a name that no other one has: those that share a name carry their section, and a
 * number from the second one in that section on.
 */
export function withDistinctNames<C extends { id: number; name: string; order: number }>(criteria: readonly C[]): C[] {
  const byName = Map.groupBy(criteria, ({ name }) => name)
  const isShared = ({ name }: C) => (byName.get(name)?.length ?? 0) > 1
  const taken = new Set(byName.keys())
  return inCriteriaOrder(criteria).map((criterion) => {
    if (!isShared(criterion)) return criterion
    const name = freeName(criterion, taken)
    taken.add(name)
    return { ...criterion, name }
  })
}

function freeName({ name, order }: { name: string; order: number }, taken: ReadonlySet<string>): string {
  const section = sectionOf(order)
  let free = `${name} (${section})`
  for (let next = 2; taken.has(free); next++) free = `${name} (${section} ${next})`
  return free
}
