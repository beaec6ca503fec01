import type { Award, AwardWinner, ConfirmedWinner } from "@rosette/contract/awards"
import type { EventResults } from "@rosette/contract/results"
import { titleName } from "@rosette/domain/contest/winners"
import { plural } from "../../lib/format.ts"
import { isolated } from "../../lib/isolated.ts"

/** An event's awards and confirmed winners, and the sheets of its results. */
export type GivenOut = {
  results: EventResults["entries"]
  confirmed: readonly ConfirmedWinner[]
  awards: readonly Award[]
  assignments: readonly AwardWinner[]
}

type Result = EventResults["entries"][number]

const nameOf = ({ entryName, votingId }: Result) => `“${isolated(entryName)}” (${votingId})`

function titleOf(winner: ConfirmedWinner, result: Result): string {
  if (winner.winnerType !== "category") return `confirmed ${titleName(winner)}`
  const criterion = result.criteria.find((one) => one.criterionId === winner.criterionId)
  return `confirmed winner of ${criterion ? `“${criterion.name}”` : "a category"}`
}

/** What is deleted with an entry besides its photo: titles and awards first, then how many judges' sheets. */
function lossesOf(result: Result, { confirmed, awards, assignments }: GivenOut): string[] {
  const titles = confirmed.filter(({ entryId }) => entryId === result.entryId).map((one) => titleOf(one, result))
  const held = new Set(assignments.filter(({ entryId }) => entryId === result.entryId).map(({ awardId }) => awardId))
  const names = awards.filter(({ id }) => held.has(id)).map(({ name }) => `award “${name}”`)
  const sheets = result.judgeCount > 0 ? [plural(result.judgeCount, "submitted score sheet")] : []
  return [...titles, ...names, ...sheets]
}

/** One line for each of these entries whose deletion removes titles, awards or submitted sheets. */
export function entryLosses(entryIds: readonly number[], given: GivenOut): string[] {
  const wanted = new Set(entryIds)
  return given.results
    .filter(({ entryId }) => wanted.has(entryId))
    .flatMap((result) => {
      const losses = lossesOf(result, given)
      return losses.length > 0 ? `${nameOf(result)}: ${losses.join(", ")}` : []
    })
}

/** One line for each loss with a criterion: its confirmed winners, the basis of its awards, and how many scores. */
export function criterionLosses(criterionId: number, { results, confirmed, awards }: GivenOut): string[] {
  const winners = confirmed
    .filter((winner) => winner.winnerType === "category" && winner.criterionId === criterionId)
    .flatMap(({ entryId }) => results.find((result) => result.entryId === entryId) ?? [])
  const scores = results.reduce((sum, { criteria }) => {
    const ofCriterion = criteria.find((one) => one.criterionId === criterionId)
    return sum + (ofCriterion?.judgeCount ?? 0)
  }, 0)
  return [
    ...winners.map((result) => `Confirmed category winner: ${nameOf(result)}`),
    ...awards
      .filter(({ basis, basisId }) => basis === "criterion" && basisId === criterionId)
      .map(({ name }) => `Award “${name}” is decided by it; from then on it is given by hand`),
    ...(scores > 0 ? [plural(scores, "submitted score")] : []),
  ]
}
