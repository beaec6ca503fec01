import { type EntryFlag, eachFlag } from "@rosette/domain"

/** What is to become of one flag of many entries. */
export type FlagChoice = "leave" | "yes" | "no"
export type FlagChoices = Record<EntryFlag, FlagChoice>

export const LEAVE_ALL: FlagChoices = eachFlag(() => "leave")

/** The flags that are to be set or taken away; those that are to stay as they are do not appear. */
export const chosenFlags = (choices: FlagChoices): Partial<Record<EntryFlag, boolean>> =>
  Object.fromEntries(
    Object.entries(choices).flatMap(([flag, choice]) => (choice === "leave" ? [] : [[flag, choice === "yes"]])),
  )
