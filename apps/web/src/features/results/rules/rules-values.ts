import type { Issue } from "@rosette/contract/errors"
import { type EventRules, ruleCalls } from "@rosette/contract/rules"
import { changedValues } from "../../../lib/forms/changed-values.ts"
import { fieldOf } from "../../../lib/forms/form-refusal.ts"
import type { Inputs, Outputs } from "../../../lib/trpc.ts"
import { RULE_LABELS } from "../../words/rule-words.ts"

/** The rules as the server sends them; steps are texts. */
export type ShownRules = Outputs["organizer"]["rules"]

/**
 * The form's values. Each is one comparable value, so the list of steps is a JSON text, which
 * conflicts use too; `conferAbove` is "" for off.
 */
export type RulesValues = {
  panelMethod: EventRules["panelMethod"]
  tieBreaks: string
  placesThatMatter: number | string
  conferAbove: number | string
  notApplicable: EventRules["notApplicable"]
  ranks: EventRules["ranks"]
}

type SentRules = Omit<Inputs["organizer"]["updateRules"], "eventId" | "expected">

export const valuesOf = ({ tieBreaks, conferAbove, sheetsPerEntry: _, ...rules }: ShownRules): RulesValues => ({
  ...rules,
  tieBreaks: textOfSteps(tieBreaks),
  conferAbove: conferAbove ?? "",
})

export const textOfSteps = (steps: readonly string[]): string => JSON.stringify(steps)

/** The steps in the form's JSON text. */
export const stepsOf = (text: string): string[] => JSON.parse(text)

/** The fields as they are sent; an invalid number is kept, and refused by the validation. */
export function sentOf({ tieBreaks, placesThatMatter, conferAbove, ...rest }: Partial<RulesValues>): SentRules {
  return {
    ...rest,
    ...(tieBreaks !== undefined && { tieBreaks: stepsOf(tieBreaks) }),
    ...(placesThatMatter !== undefined && { placesThatMatter: Number(placesThatMatter || Number.NaN) }),
    ...(conferAbove !== undefined && { conferAbove: conferOf(conferAbove) }),
  }
}

function conferOf(value: number | string): number | null {
  const text = String(value).trim().replace(",", ".")
  return text === "" ? null : Number(text)
}

/** The contract's messages by field. */
export function rulesErrors(values: RulesValues): Record<string, string> {
  const { error } = ruleCalls.updateRules.input.omit({ eventId: true }).safeParse(sentOf(values))
  const errors: Record<string, string> = {}
  for (const { path, message } of error?.issues ?? [])
    errors[fieldOf({ path: path as Issue["path"], message })] ??= message
  return errors
}

/** The changed fields as they are sent; null if there are none, or if they are invalid. */
export function changedRules(before: RulesValues, values: RulesValues): SentRules | null {
  const changes = changedValues(before, values)
  if (Object.keys(changes).length === 0 || Object.keys(rulesErrors(values)).length > 0) return null
  return sentOf(changes)
}

/** Who decides the ties down to this place, and what becomes of the others. */
export function placesHelp(value: RulesValues["placesThatMatter"]): string {
  const last = Number(value || Number.NaN)
  if (last === 1) return "You settle ties for 1st place yourself if no step does; below, entries share a place."
  const places = Number.isInteger(last) && last > 1 ? `for places 1 to ${last}` : "down to this place"
  return `You settle ties ${places} yourself if no step does; below, entries share a place.`
}

/** The labels of the form's fields. */
export const RULES_LABELS: Readonly<Record<string, string>> = {
  panelMethod: "How judges’ scores are combined",
  tieBreaks: "When scores are equal",
  placesThatMatter: "Break ties down to place",
  conferAbove: "Ask judges to talk when their scores differ by more than",
  ...RULE_LABELS,
}

/** The label and the description of each method. */
export const METHOD_TEXTS: Readonly<Record<RulesValues["panelMethod"], { label: string; text: string }>> = {
  mean: { label: "Mean", text: "The average of all judges’ scores." },
  trimmedMean: {
    label: "Trimmed mean",
    text: "Drops the highest and lowest of four or more scores.",
  },
  median: { label: "Median", text: "The middle score, or the average of the middle two." },
}
