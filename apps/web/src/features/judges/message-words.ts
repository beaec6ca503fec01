import type { JudgeForOrganizer } from "@rosette/contract/judges"
import type { Message } from "@rosette/contract/messages"
import { askedNext } from "@rosette/domain/messages/messages"
import { plural } from "../../lib/format.ts"
import { isolated } from "../../lib/isolated.ts"
import { presenceOf } from "./judge-presence.tsx"

/** "Please judge C12 next · Lunch is at noon" */
export const messageText = ({ text }: { text: string }, votingId: string | null): string =>
  [votingId === null ? "" : askedNext(isolated(votingId)), text].filter((part) => part !== "").join(" · ")

type Told = Pick<Message, "judgeIds">
type Judge = Pick<JudgeForOrganizer, "id" | "name" | "lastSeenAt" | "totalScores" | "hasLeft">

/** "all judges", "Ann", "Ann and Bob", "5 judges"; "a removed judge" if none of them is left */
export function recipientsText({ judgeIds }: Told, judges: readonly Judge[]): string {
  const told = judges.filter(({ id }) => judgeIds.includes(id)).map(({ name }) => isolated(name))
  if (told.length > 2) return told.length === judges.length ? "all judges" : plural(told.length, "judge")
  return told.length > 0 ? told.join(" and ") : "a removed judge"
}

/** The judges who have not confirmed a message, each with how long their phone is silent: "Bob: last seen 12 min ago". */
export const notSeenBy = (
  { judgeIds, seen }: Pick<Message, "judgeIds" | "seen">,
  judges: readonly Judge[],
  now: Date,
): string[] =>
  judges
    .filter(({ id }) => judgeIds.includes(id) && !seen.some(({ judgeId }) => judgeId === id))
    .map((judge) => `${isolated(judge.name)}: ${silence(judge, now)}`)

function silence(judge: Judge, now: Date): string {
  if (judge.hasLeft) return "has left"
  const words = presenceOf(judge, now).words ?? "not heard of yet"
  return words.charAt(0).toLowerCase() + words.slice(1)
}

/** "Seen by 2 of 3" */
export const seenText = ({ judgeIds, seen }: Pick<Message, "judgeIds" | "seen">): string =>
  judgeIds.length <= 1
    ? seen.length === 1
      ? "Seen"
      : "Not seen yet"
    : `Seen by ${seen.length === judgeIds.length ? `all ${seen.length}` : `${seen.length} of ${judgeIds.length}`}`
