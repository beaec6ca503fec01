import { STARTER_KEYS } from "@rosette/domain/starters/starter"
import { isFields } from "../../../lib/is-fields.ts"
import { type Stored, stored } from "../../../lib/stored.ts"
import { emptyEvent, type NewEventValues } from "./create-event-values.ts"

type Draft = Omit<NewEventValues, "organizerPassword">

const TEXTS = ["name", "organizerName", "description", "date", "time", "location"] as const

const isCriterion = (value: unknown) =>
  isFields(value) &&
  [value.key, value.name, value.description].every((text) => typeof text === "string") &&
  ["number", "string"].includes(typeof value.maxPoints)

/** A draft of an older version names no starter. */
const isStarter = (value: unknown) => value === undefined || value === null || STARTER_KEYS.some((key) => key === value)

const isDraft = (value: unknown): value is Draft =>
  isFields(value) &&
  TEXTS.every((field) => typeof value[field] === "string") &&
  isStarter(value.starter) &&
  Array.isArray(value.criteria) &&
  value.criteria.length > 0 &&
  value.criteria.every(isCriterion)

/** The draft of a new event, kept over a reload of this tab, without the password. */
export const eventDraft: Stored<Draft> = stored(() => window.sessionStorage, "rosette.new-event", isDraft)

/** The attempt to create this event: a second try after a lost answer and a reload creates no second event. */
export const eventAttempt: Stored<string> = stored(
  () => window.sessionStorage,
  "rosette.new-event-attempt",
  (value): value is string => typeof value === "string",
)

/** Stores the draft without the password. */
export const keepDraft = ({ organizerPassword: _, ...draft }: NewEventValues): void => {
  eventDraft.write(draft)
}

/** The form's initial values: the draft if there is one. */
export const startingValues = (): NewEventValues => ({ ...emptyEvent(), ...eventDraft.read() })
