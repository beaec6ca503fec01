import type { PublicEntry, PublicResults } from "@rosette/contract"
import type { Database } from "../../../data/database.ts"
import { BoundedCache } from "../../../lib/bounded-cache.ts"
import { PreparedText } from "../../../lib/prepared-text.ts"
import type { LiveHub } from "../../../live/hub.ts"
import { latestPublished, type Published } from "../ceremony/published-query.ts"
import { recordOf } from "../ceremony/record.ts"
import { publicResults } from "./public-results.ts"
import { publicPageOf } from "./queries.ts"
import { type Ribbon, ribbonOf, ribbonOfPlace } from "./ribbon.ts"

/** A public page as of a moment: what it says, and what the pages of its entries are made from. */
export type KeptPage = {
  eventId: number
  results: PublicResults
  published: Published | null
  showsJudges: boolean
  ownerSecret: string
  /** When it opens, in milliseconds since 1970; null once it is open, or where no time is set. */
  opensAt: number | null
  /** Names what it says: pages with the same tag say the same. */
  tag: string
  /** What was made from it to be sent, by name: readers of the same page cost no making. */
  made: Map<string, PreparedText>
}

/** Names hold the host that a reader asked for, which anybody may make up. */
const MADE = 8

/** What is sent of a page under this name, made the first time. */
export function madeOnce({ made }: KeptPage, name: string, make: () => string): PreparedText {
  const known = made.get(name)
  if (known) return known
  const content = new PreparedText(make())
  if (made.size >= MADE) made.clear()
  made.set(name, content)
  return content
}

/** At the latest then a page is read anew: news of a change may have been lost. */
const FRESH_MS = 5_000
const KEPT = 200

type Kept = { at: number; eventId: number | null; opensAt: number | null; page: Promise<KeptPage | null> }

const isFresh = ({ at, opensAt }: Kept): boolean =>
  performance.now() - at < FRESH_MS && (opensAt === null || Date.now() < opensAt)

/** The pages that were asked for last, from memory until something of their event changes: readers cost no reading. */
export class KeptPages {
  readonly #db: Database
  readonly #byKey = new BoundedCache<string, Kept>(KEPT, "oldest")

  constructor(db: Database) {
    this.#db = db
  }

  /** Forgets pages as their events change. The answer ends it. */
  follow(live: Pick<LiveHub, "follow">): () => void {
    return live.follow({
      onNews: ({ eventId }) => this.#byKey.deleteWhere((kept) => kept.eventId === null || kept.eventId === eventId),
      onGap: () => this.#byKey.clear(),
    })
  }

  /** The page with this key; null where there is none, or none any more. */
  get(key: string): Promise<KeptPage | null> {
    const known = this.#byKey.get(key)
    if (known && isFresh(known)) return known.page
    const kept: Kept = {
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
  const event = { name, date, time, location, organizerName }
  const results = publicResults({ page, event, published, ceremony: record, now })
  const opensAt = page.opensAt === null ? null : Date.parse(page.opensAt)
  const isDue = opensAt !== null && now.getTime() >= opensAt
  const facts = published ? published.sha256 : JSON.stringify(event)
  const tag = [facts, record.version, row.updatedAt.getTime(), isDue].join(" ")
  const { eventId, ownerSecret } = row
  const stillOpens = isDue ? null : opensAt
  const { showsJudges } = page
  return { eventId, results, published, showsJudges, ownerSecret, opensAt: stillOpens, tag, made: new Map() }
}

/** Something that an entry has won, or the place where it stands. */
export type Honour = { title: string; ribbon: Ribbon }

/** Everything that the entry has won, as far as the page says so, and its place where no title tells it. */
export function titlesOf({ winners, places }: PublicResults, { votingId }: PublicEntry): Honour[] {
  const won = winners.filter(({ entries }) => entries.some((one) => one.votingId === votingId)).toReversed()
  const honours = won.map((line) => ({ title: line.title, ribbon: ribbonOf(line) }))
  const place = places.find((one) => one.votingId === votingId)?.place ?? null
  if (place === null || honours.some(({ ribbon }) => ribbon.place === place)) return honours
  return [...honours, { title: `Place ${place} overall`, ribbon: ribbonOfPlace(place) }]
}
