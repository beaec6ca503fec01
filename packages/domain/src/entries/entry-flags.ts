/** A classic vehicle was built in this year or earlier. */
export const CLASSIC_VEHICLE_YEAR = 1995

/**
 * Every flag of an entry, in the order of forms and files: the criterion requirement that it meets, and the label of the
 * requirement. Schemas, queries and forms are derived from this table, files from `FLAG_COLUMNS`; the flag and the
 * requirement also need a column each in `prisma/models`.
 */
export const ENTRY_FLAGS = {
  isElectricVehicle: {
    requirement: "requiresElectricVehicle",
    required: "electric vehicle",
  },
  hasDriverCosplay: {
    requirement: "requiresDriverCosplay",
    required: "driver cosplay",
  },
  isClassicVehicle: {
    requirement: "requiresClassicVehicle",
    required: `classic vehicle (${CLASSIC_VEHICLE_YEAR} or older)`,
  },
  hasCustomPaint: {
    requirement: "requiresCustomPaint",
    required: "custom paint",
  },
  hasPerformanceMods: {
    requirement: "requiresPerformanceMods",
    required: "performance modifications",
  },
  participatesInSound: {
    requirement: "requiresSound",
    required: "sound participation",
  },
} as const

export type EntryFlag = keyof typeof ENTRY_FLAGS
export type Requirement = (typeof ENTRY_FLAGS)[EntryFlag]["requirement"]

/** The label of a flag in a form. */
export const flagLabel = (flag: EntryFlag): string => {
  const { required } = ENTRY_FLAGS[flag]
  return `${required.slice(0, 1).toUpperCase()}${required.slice(1)}`
}

/** The flags that an organizer sets on an entry. */
export type EntryFlags = Record<EntryFlag, boolean>

/** The requirements that an entry must meet before a criterion applies to it. */
export type Requirements = Record<Requirement, boolean>

// The assertions are only here: `Object.keys` and `Object.fromEntries` lose the key types.
export const FLAG_NAMES = Object.keys(ENTRY_FLAGS) as EntryFlag[]
export const REQUIREMENT_NAMES = /* @__PURE__ */ FLAG_NAMES.map((flag): Requirement => ENTRY_FLAGS[flag].requirement)

/** A record with a value for every flag. */
export const eachFlag = <Value>(give: (flag: EntryFlag) => Value): Record<EntryFlag, Value> =>
  Object.fromEntries(FLAG_NAMES.map((flag) => [flag, give(flag)])) as Record<EntryFlag, Value>

/** A record with a value for every requirement. */
export const eachRequirement = <Value>(give: (requirement: Requirement) => Value): Record<Requirement, Value> =>
  Object.fromEntries(REQUIREMENT_NAMES.map((name) => [name, give(name)])) as Record<Requirement, Value>

export const NO_FLAGS: EntryFlags = /* @__PURE__ */ eachFlag(() => false)
export const NO_REQUIREMENTS: Requirements = /* @__PURE__ */ eachRequirement(() => false)
