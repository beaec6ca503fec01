import type { PublicEntry, PublicResults } from "@rosette/contract/public-pages"
import { type Prize, prizeOf } from "@rosette/domain/ceremony/run-order"
import { NO_CLASS_NAME } from "@rosette/domain/contest/class-contests"
import { PLACE_WORDS } from "@rosette/domain/contest/place-words"
import type { Database } from "../../../data/database.ts"
import { lookOf } from "../../../data/records/event-look.ts"
import { BoundedCache } from "../../../lib/bounded-cache.ts"
import { PreparedText } from "../../../lib/prepared-text.ts"
import { isUrlKey } from "../../../lib/url-key.ts"
import type { LiveHub } from "../../../live/subscriber.ts"
import { latestPublished, type Published } from "../ceremony/published-query.ts"
import { recordOf } from "../ceremony/record.ts"
import { publicResults } from "./public-results.ts"
import { publicPageOf } from "./queries.ts"
import { ribbonOfPlace } from "./ribbon.ts"

/** A public page at one moment: its content, and what the pages of its entries are made from. */
export type KeptPage = {
  eventId: number
  results: PublicResults
  /** Whether each owner may see the averages and comments of their entry. */
  showsOwners: boolean
  published: Published | null
  showsJudges: boolean
  ownerSecret: string
  /** When it opens, in milliseconds since 1970; null once it is open, or if no time is set. */
  opensAt: number | null
  /** Identifies the content: pages with the same tag have the same content. */
  tag: string
  /** The prepared texts of the page, by name: made once for all readers. */
  made: Map<string, PreparedText>
}

/** A name contains the host that a reader asked for, which can be invented: hence a limit. */
const MADE = 8

/** Returns the page's text of this name; makes it the first time. */
export function madeOnce({ made }: KeptPage, name: string, make: () => string): PreparedText {
  const known = made.get(name)
  if (known) return known
  const content = new PreparedText(make())
  if (made.size >= MADE) made.clear()
  made.set(name, content)
  return content
}

/** After this time a page is read again, in case news of a change was lost. */
const FRESH_MS = 5_000
const KEPT = 200

type CachedPage = { at: number; eventId: number | null; opensAt: number | null; page: Promise<KeptPage | null> }

const isFresh = ({ at, opensAt }: CachedPage): boolean =>
  performance.now() - at < FRESH_MS && (opensAt === null || Date.now() < opensAt)

/**
 * Keeps the pages that were asked for last in memory until something of their event changes, so that readers cause no
 * queries.
 */
export class KeptPages {
  readonly #db: Database
  readonly #byKey = new BoundedCache<string, CachedPage>(KEPT, "oldest")

  constructor(db: Database) {
    this.#db = db
  }

  /** Removes pages when their events change, until the returned function is called. */
  follow(live: Pick<LiveHub, "follow">): () => void {
    return live.follow({
      onNews: ({ eventId }) => this.#byKey.deleteWhere((kept) => kept.eventId === null || kept.eventId === eventId),
      onGap: () => this.#byKey.clear(),
    })
  }

  /** The page with this key; null if there is none, or no longer one. */
  async get(key: string): Promise<KeptPage | null> {
    if (!isUrlKey(key)) return null
    const known = this.#byKey.get(key)
    if (known && isFresh(known)) return known.page
    const kept: CachedPage = {
      at: performance.now(),
      eventId: null,
      opensAt: null,
      page: readPage(this.#db, key, new Date()),
    }
    this.#byKey.set(key, kept)
    kept.page
      .then((page) => {
        kept.eventId = page?.eventId ?? null
        kept.opensAt = page?.opensAt ?? null
      })
      .catch(() => this.#byKey.delete(key))
    return kept.page
  }
}

async function readPage(db: Database, key: string, now: Date): Promise<KeptPage | null> {
  const row = await db.prisma.publicPage.findUnique({
    where: { key },
    include: { event: { include: { ceremony: true } } },
  })
  if (!row) return null
  const { name, date, time, location, organizerName, ceremony } = row.event
  const published = await latestPublished(db, row.eventId)
  const record = recordOf(ceremony)
  const page = publicPageOf(row)
  const event = { name, date, time, location, organizerName, ...lookOf(row.event) }
  const { results, showsOwners } = publicResults({ page, event, published, ceremony: record, now })
  const opensAt = page.opensAt === null ? null : Date.parse(page.opensAt)
  const isDue = opensAt !== null && now.getTime() >= opensAt
  const facts = published ? published.sha256 : JSON.stringify(event)
  const tag = [facts, record.version, row.updatedAt.getTime(), isDue].join(" ")
  const { eventId, ownerSecret } = row
  const stillOpens = isDue ? null : opensAt
  const { showsJudges } = page
  const shown = { results, showsOwners, showsJudges }
  return { eventId, ...shown, published, ownerSecret, opensAt: stillOpens, tag, made: new Map() }
}

/** Something that an entry has won, or its place. */
export type Honour = { title: string; ribbon: Prize }

/** Everything that the entry has won, as far as the page shows it, and its place if no title says it. */
export function titlesOf({ winners, places, ranks }: PublicResults, { votingId, className }: PublicEntry): Honour[] {
  const won = winners.filter(({ entries }) => entries.some((one) => one.votingId === votingId)).toReversed()
  const honours = won.map((line) => ({ title: line.title, ribbon: prizeOf(line.place) }))
  const place = places.find((one) => one.votingId === votingId)?.place ?? null
  if (place === null || honours.some(({ ribbon }) => ribbon.place === place)) return honours
  const title =
    ranks === "classes" ? PLACE_WORDS.inClass(className ?? NO_CLASS_NAME, place) : PLACE_WORDS.ofEntry(place)
  return [...honours, { title, ribbon: ribbonOfPlace(place) }]
}
