import type { Ceremony } from "@rosette/contract/ceremony"
import { LIMITS } from "@rosette/contract/limits"
import type { PublicPage } from "@rosette/contract/public-pages"
import { type PublicScope, publicScope } from "@rosette/domain/ceremony/public-scope"
import { changedValues } from "../../../lib/forms/changed-values.ts"
import type { Inputs } from "../../../lib/trpc.ts"
import { runLines } from "../announcer/moments.ts"
import { titleWords } from "../words.ts"

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

/** What the page shows, as it is stored or as it would be saved. */
type PageSettings = Pick<PublicPage, "shows" | "places" | "opens" | "opensAt">

/** What everybody could read now with these settings. */
export function readableNow({ opensAt, ...settings }: PageSettings, { lines, announced }: Ceremony): PublicScope {
  const { revealed, isOver, read } = announced
  const moment = { lines: runLines(lines), revealed, isOver, opened: read, now: Date.now() }
  return publicScope({ ...settings, opensAt: opensAt === null ? null : Date.parse(opensAt) }, moment)
}

const LIST = new Intl.ListFormat("en", { type: "conjunction" })

/** "the winner of Best of Show", "all winners and the whole ranking"; null for nothing. */
export function readableWords(settings: PageSettings, ceremony: Ceremony): string | null {
  const { lines, table, opensTable } = readableNow(settings, ceremony)
  if (lines.length === 0 && table === null) return null
  const winners = opensTable ? "all winners" : `the winners of ${LIST.format(lines.map(titleWords))}`
  if (table === null) return winners
  return `${winners} and ${table === "all" ? "the whole ranking" : `the places 1 to ${table}`}`
}
