/** Whether a change moves the results, and the setup that every judge works with; whether published results allow it. */
type Raised = { results: boolean; setup: boolean; whenPublished: "refused" | "allowed" }

/** The kinds of changes of an event, and what each of them makes stale. The setup is the event, its entries, its criteria. */
export const EFFECTS = {
  /** Criteria, rules, and fields of an entry that results depend on. */
  results: { results: true, setup: true, whenPublished: "refused" },
  /** An entry's photo, a description, a class. */
  shownToJudges: { results: false, setup: true, whenPublished: "refused" },
  /** Sheets, ties, awards. */
  decisions: { results: true, setup: false, whenPublished: "refused" },
  /** Everything else that only dashboards show. */
  organizersOnly: { results: false, setup: false, whenPublished: "refused" },
  /** The event's details, whether judging is open. */
  eventDetails: { results: false, setup: true, whenPublished: "allowed" },
  /** Codes, passwords, sessions, judges, publishing, the ceremony. */
  administration: { results: false, setup: false, whenPublished: "allowed" },
  /** Awards that are handed on at the ceremony. */
  handOver: { results: true, setup: false, whenPublished: "allowed" },
  /** Of the whole event. */
  deletion: { results: true, setup: true, whenPublished: "allowed" },
} as const satisfies Record<string, Raised>

export type Effect = keyof typeof EFFECTS
