import { type EntryFlag, eachFlag } from "@rosette/domain/entries/entry-flags"

/** The choice for one flag of many entries. */
export type FlagChoice = "leave" | "yes" | "no"
export type FlagChoices = Record<EntryFlag, FlagChoice>

export const LEAVE_ALL: FlagChoices = eachFlag(() => "leave")

/** The flags to set or clear; unchanged flags are left out. */
export const chosenFlags = (choices: FlagChoices): Partial<Record<EntryFlag, boolean>> =>
  Object.fromEntries(
    Object.entries(choices).flatMap(([flag, choice]) => (choice === "leave" ? [] : [[flag, choice === "yes"]])),
  )
