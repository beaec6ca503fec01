import { ACCESS_LEVELS, type Role } from "@rosette/contract/roles"
import { PROCEDURES, type ProcedureInfo, refusalWhenPublished } from "../../src/doors/calls/procedure-list.ts"
import { PEOPLE, type Person } from "../scenes/two-events.ts"
import { requiredFieldsOf } from "./examples.ts"
import { table } from "./markdown.ts"

/**
 * A caller's outcome: the answer, or a refusal by its status (401 sign in first, 403 forbidden, 404 not found for you).
 */
export type Outcome = "ok" | "401" | "403" | "404"

/** The role of each person, and whether they belong to the event that is called. */
const ROLES: Record<Person, { role: Role; isOfEvent: boolean } | null> = {
  nobody: null,
  judge: { role: "judge", isOfEvent: true },
  "judge of another event": { role: "judge", isOfEvent: false },
  organizer: { role: "organizer", isOfEvent: true },
  "organizer of another event": { role: "organizer", isOfEvent: false },
  "master admin": { role: "masterAdmin", isOfEvent: true },
}

/** What a call answers this person, by its row: another's event is forbidden, and a record of it is not found. */
export function outcomeFor({ who, path }: ProcedureInfo, person: Person): Outcome {
  if (who === "anybody") return "ok"
  const caller = ROLES[person]
  if (!caller) return "401"
  const admitted: readonly Role[] = ACCESS_LEVELS[who].roles
  if (!admitted.includes(caller.role)) return "403"
  const named = requiredFieldsOf(path).filter((field) => /Ids?$/.test(field))
  if (caller.isOfEvent || named.length === 0) return "ok"
  return named.includes("eventId") ? "403" : "404"
}

/** The first people whom the call answers. */
export const admittedTo = (procedure: ProcedureInfo, people: readonly Person[]): Person =>
  people.find((person) => outcomeFor(procedure, person) === "ok") ?? "nobody"

const INTRODUCTION = `# Who may call what

This page is made from the rows of the calls in \`packages/contract/src\`. \`apps/server/test/access-levels.test.ts\` makes each call as
each of these people, and fails if the page is not that of the rows; with \`-u\` Vitest writes the page.

"yes": the call is answered. 401: sign in first. 403: this role may not, or the event is another one. 404: the record belongs to
another event. The last column says what a change answers while the results of its event are published.`

function row(procedure: ProcedureInfo): string[] {
  const { path, rest, who, type } = procedure
  const outcomes = PEOPLE.map((person) => outcomeFor(procedure, person)).map((outcome) =>
    outcome === "ok" ? "yes" : outcome,
  )
  return [
    `\`${path}\``,
    rest ? `\`${rest}\`` : "",
    who,
    ...outcomes,
    type === "mutation" ? (refusalWhenPublished(procedure) ?? "allowed") : "",
  ]
}

/** Who may call what, as a page. */
export const accessPage = (): string =>
  `${INTRODUCTION}\n\n${table([["call", "REST", "who", ...PEOPLE, "when published"], ...[...PROCEDURES.values()].map(row)])}\n`
