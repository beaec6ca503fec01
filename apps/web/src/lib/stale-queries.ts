import { EFFECTS, type Effect } from "@rosette/contract/effects"
import type { ProcedurePath } from "@rosette/contract/routers"
import type { QueryClient, QueryKey } from "@tanstack/react-query"

const JUDGES_AND_PROGRESS = [
  "organizer.overview",
  "organizer.judges",
  "organizer.outstanding",
  "organizer.review",
] as const

/** The queries of an event by what makes them stale. News from the server and changes made here read the same ones again. */
export const QUERIES_OF = {
  /** Any change. A check-in of an entry is no more than that. */
  changes: [
    ...JUDGES_AND_PROGRESS,
    "organizer.entries",
    "organizer.entrySheets",
    "organizer.coverage",
    "organizer.conflicts",
    "organizer.event",
    "organizer.history",
    "organizer.snapshots",
    "organizer.signInRequests",
    "organizer.messages",
    "organizer.entryReports",
    "organizer.ceremony",
    "organizer.publicPage",
    "organizer.cards",
    "organizer.polls",
    "organizer.voteCodes",
    "awards.list",
    "awards.winners",
    "awards.confirmedWinners",
    "judge.progress",
  ],
  /** What results are made of. */
  results: [
    "organizer.results",
    "organizer.ties",
    "organizer.explanation",
    "organizer.agreement",
    "awards.proposal",
    "awards.flagged",
  ],
  /** Criteria, classes, rules and words; the sentence of a place names sections. */
  setup: ["organizer.criteria", "organizer.classes", "organizer.rules", "organizer.words", "organizer.explanation"],
  /** Sessions and devices. */
  devices: ["organizer.event", "organizer.judges", "organizer.signInRequests", "organizer.sessions"],
  /** When judges were last seen, and what their phones have open. */
  presence: [...JUDGES_AND_PROGRESS, "organizer.coverage"],
  /** No news tell of these: they are read again after a change that was made here, and when their screen opens. */
  madeHere: ["organizer.events", "organizer.ownerLinks", "organizer.retention", "admin.events", "admin.dueEvents"],
} as const satisfies Record<string, readonly ProcedurePath[]>

export type StalePart = keyof typeof QUERIES_OF

/** What a change made here makes stale. */
export function staleAfter(effect: Effect): StalePart[] {
  const { results, setup } = EFFECTS[effect]
  const parts: StalePart[] = ["changes", "devices", "madeHere"]
  if (results) parts.push("results")
  if (setup) parts.push("setup")
  return parts
}

/** Selects the queries of these parts; a browser has one event open at a time. */
export function isOfParts(parts: readonly StalePart[]): (query: { queryKey: QueryKey }) => boolean {
  const paths = new Set<string>(parts.flatMap((part) => QUERIES_OF[part]))
  return ({ queryKey: [path] }) => Array.isArray(path) && paths.has(path.join("."))
}

/** What others have changed if a change was refused: nobody knows. */
const ALL_PARTS = Object.keys(QUERIES_OF) as StalePart[]

/** Marks queries stale, and reads those that are shown again; a failure is theirs to show. */
export const readAgainAfter = (queryClient: QueryClient, effect: Effect | "refusal"): Promise<void> =>
  queryClient.invalidateQueries({ predicate: isOfParts(effect === "refusal" ? ALL_PARTS : staleAfter(effect)) })
