/** What an organizer ticks on an entry. */
export type EntryFlags = {
  isElectricVehicle: boolean
  hasDriverCosplay: boolean
  isClassicVehicle: boolean
  hasCustomPaint: boolean
  hasPerformanceMods: boolean
  participatesInSound: boolean
}

/** What a criterion may ask of an entry before it applies to it. */
export type Requirements = {
  requiresElectricVehicle: boolean
  requiresDriverCosplay: boolean
  requiresClassicVehicle: boolean
  requiresCustomPaint: boolean
  requiresPerformanceMods: boolean
  requiresSound: boolean
}

/** Every requirement, the flag that meets it, and what people call it. */
export const REQUIREMENTS = [
  ["requiresElectricVehicle", "isElectricVehicle", "electric vehicle"],
  ["requiresDriverCosplay", "hasDriverCosplay", "driver cosplay"],
  ["requiresClassicVehicle", "isClassicVehicle", "classic vehicle (1995 or older)"],
  ["requiresCustomPaint", "hasCustomPaint", "custom paint"],
  ["requiresPerformanceMods", "hasPerformanceMods", "performance modifications"],
  ["requiresSound", "participatesInSound", "sound participation"],
] as const satisfies readonly (readonly [keyof Requirements, keyof EntryFlags, string])[]

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
