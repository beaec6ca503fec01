import type { EntryClass } from "@rosette/contract/classes"

/** Nothing chosen, the entries without a class, or a class by its id. */
export type ClassChoice = "any" | "none" | number

type InClass = { classId: number | null }

/** The choice, or "any" if its class was deleted. */
export const presentChoice = (choice: ClassChoice, classes: readonly Pick<EntryClass, "id">[]): ClassChoice =>
  choice === "any" || (choice === "none" && classes.length > 0) || classes.some(({ id }) => id === choice)
    ? choice
    : "any"

/** The entries that match a choice. */
export const entriesOfChoice = <E extends InClass>(entries: readonly E[], choice: ClassChoice): readonly E[] =>
  choice === "any" ? entries : entries.filter(({ classId }) => classId === (choice === "none" ? null : choice))
