import type { EntryClass } from "@rosette/contract/classes"
import { NO_CLASS } from "@rosette/domain/contest/scorecard"

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

export type NamedClasses = readonly Pick<EntryClass, "id" | "name">[]

/** The classes, and the entries in none as the last of them. */
export const classChoices = (classes: NamedClasses) => [...classes, { id: NO_CLASS, name: "No class" }]
