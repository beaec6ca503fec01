import type { SnapshotBody } from "@rosette/contract/snapshots"
import { STATUS_WORDS } from "@rosette/domain/entries/entry-status"
import { USUAL_WORDS } from "@rosette/domain/events/event-words"

/** A version as people compare it: what it leaves out has its default; classes, sections and statuses have their names. */
export function readableVersion(body: SnapshotBody) {
  const { criteria, entries, judges, conflicts = [], polls = [] } = body
  const named = new Map([[0, "No class"], ...body.classes.map(({ id, name }) => [id, name] as const)])
  const sectionNames = (body.event.words ?? USUAL_WORDS).sections
  const classesIn = (ids: readonly number[] = []) => namesOf(ids, (id) => named.get(id), "All classes")
  const sectionsIn = (numbers: readonly number[] = []) =>
    namesOf(numbers, (number) => sectionNames[number - 1], "All sections")
  return {
    ...body,
    criteria: criteria.map(({ classIds, ...criterion }) => ({ ...criterion, classes: classesIn(classIds) })),
    entries: entries.map((entry) => ({ ...entry, status: STATUS_WORDS[entry.status ?? "expected"] })),
    judges: judges.map(({ classIds, sections, hasLeft = false, ...judge }) => ({
      ...judge,
      classes: classesIn(classIds),
      sections: sectionsIn(sections),
      hasLeft,
    })),
    conflicts,
    polls: polls.map(({ classIds, ...poll }) => ({ ...poll, classes: classesIn(classIds) })),
  }
}

const namesOf = (ids: readonly number[], nameOf: (id: number) => string | undefined, all: string): string =>
  ids.length === 0 ? all : ids.map((id) => nameOf(id) ?? "a removed one").join(", ")
