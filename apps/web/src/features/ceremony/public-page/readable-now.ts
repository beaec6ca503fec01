import type { Ceremony } from "@rosette/contract/ceremony"
import type { PublicPage } from "@rosette/contract/public-pages"
import { type PublicScope, publicScope } from "@rosette/domain/ceremony/public-scope"
import { runLines } from "../announcer/moments.ts"
import { titleWords } from "../entry-words.ts"

/** What the page shows, as it is stored or as it would be saved. */
export type PageSettings = Pick<PublicPage, "shows" | "places" | "opens" | "opensAt">

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
