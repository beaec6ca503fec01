import { LIMITS } from "@rosette/contract/limits"
import type { PublicPage } from "@rosette/contract/public-pages"
import { changedValues } from "../../../lib/forms/changed-values.ts"
import type { Inputs } from "../../../lib/trpc.ts"
import type { PageSettings } from "./readable-now.ts"

/** The form's values; "off" is one more choice of what the page shows. */
export type PageValues = {
  shows: PublicPage["shows"] | "off"
  places: number | string
  showsJudges: boolean
  opens: PublicPage["opens"]
  opensAt: string
}

export const valuesOf = ({ key, shows, places, showsJudges, opens, opensAt }: PublicPage): PageValues => ({
  shows: key === null ? "off" : shows,
  places,
  showsJudges,
  opens,
  opensAt: toLocalTime(opensAt),
})

/** The errors by field; hidden fields are not checked. */
export function refuseValues({ shows, places, opens, opensAt }: PageValues): Partial<Record<keyof PageValues, string>> {
  const { maxPlaces } = LIMITS.publicPage
  const isCount = typeof places === "number" && Number.isInteger(places) && places >= 1 && places <= maxPlaces
  return {
    ...(shows === "places" && !isCount && { places: `Places must be a whole number from 1 to ${maxPlaces}` }),
    ...(shows !== "off" &&
      shows !== "soon" &&
      opens === "at" &&
      fromLocalTime(opensAt) === null && {
        opensAt: "Choose a day and a time",
      }),
  }
}

/** The values as settings; null while the page is to be off. */
export function settingsOf({ shows, places, opens, opensAt }: PageValues): PageSettings | null {
  if (shows === "off") return null
  return { shows, places: typeof places === "number" ? places : 1, opens, opensAt: fromLocalTime(opensAt) }
}

type Sent = Omit<Inputs["organizer"]["updatePublicPage"], "eventId">

/** Only the changed settings, so that somebody else's change of another one stays. */
export function sentValues(before: PageValues, after: PageValues): Sent {
  const { shows, opensAt, places, ...changed } = changedValues(before, after)
  if (shows === "off") return { isOn: false }
  return {
    ...changed,
    ...(shows && { shows, isOn: true }),
    ...(typeof places === "number" && { places }),
    ...(opensAt !== undefined && { opensAt: fromLocalTime(opensAt) }),
  }
}

const two = (part: number) => String(part).padStart(2, "0")

/** A moment as the value of a datetime-local field, in the reader's time zone; "" for null. */
function toLocalTime(iso: string | null): string {
  if (iso === null) return ""
  const at = new Date(iso)
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join("-")
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`
}

/** The value of such a field as an ISO moment; null if it is not a valid one. */
function fromLocalTime(text: string): string | null {
  const at = new Date(text)
  return text === "" || Number.isNaN(at.getTime()) ? null : at.toISOString()
}
