import type { Workspace } from "../desk.ts"

const LIST = new Intl.ListFormat("en", { type: "conjunction" })

/** The entries that this judge is asked to talk over, by id, with the judges' names such as "Ann and Bob". */
export type Talks = ReadonlyMap<number, string>

/**
 * Only while judging is open and the judge's own sheet is submitted: what was asked before a sheet was reopened is asked no
 * more, also where the server has not been asked again.
 */
export function talksOf({ event, entries, sheets, talks }: Workspace): Talks {
  if (!event.isActive) return new Map()
  const present = new Set(entries.map(({ id }) => id))
  const submitted = new Set(sheets.flatMap(({ entryId, isSubmitted }) => (isSubmitted ? [entryId] : [])))
  return new Map(
    talks
      .filter(({ entryId }) => present.has(entryId) && submitted.has(entryId))
      .map(({ entryId, judgeNames }) => [entryId, LIST.format(judgeNames)]),
  )
}
