import { ENTRY_FLAGS, type EntryFlags, FLAG_NAMES, type Requirements } from "../entries/entry-flags.ts"

/** Every requirement, the flag that meets it, and what people call it. */
export const REQUIREMENTS = FLAG_NAMES.map((flag) => {
  const { requirement, required } = ENTRY_FLAGS[flag]
  return [requirement, flag, required] as const
})

/**
 * The test whether a criterion applies, for many entries. Product rule: only to an entry that satisfies every requirement
 * that the criterion declares.
 */
export function applicabilityOf(requirements: Requirements): (flags: EntryFlags) => boolean {
  const needed = REQUIREMENTS.filter(([requirement]) => requirements[requirement]).map(([, flag]) => flag)
  return (flags) => needed.every((flag) => flags[flag])
}

/** Whether a criterion applies to one entry. */
export function criterionApplies(requirements: Requirements, flags: EntryFlags): boolean {
  return applicabilityOf(requirements)(flags)
}

/** The labels of the requirements that the entry does not meet, in the order of the table; empty where the criterion applies. */
export function unmetRequirements(requirements: Requirements, flags: EntryFlags): string[] {
  return REQUIREMENTS.filter(([requirement, flag]) => requirements[requirement] && !flags[flag]).map(
    ([, , label]) => label,
  )
}

/** Whether a change of these fields, of an entry or of a criterion, changes which criteria apply. */
export function movesApplicability(changed: object): boolean {
  return REQUIREMENTS.some(([requirement, flag]) => requirement in changed || flag in changed)
}
