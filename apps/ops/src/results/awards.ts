import type { Client, Outputs } from "@rosette/client"
import { isolatedName, proposedAwards } from "../from-the-web.ts"
import { tableOf } from "../terminal/table.ts"

/** The awards of an event with their winners, and the proposal for the open ones. */
export async function readAwards({ api }: Client, eventId: number) {
  const event = { eventId }
  const [awards, winners, proposal, flagged, entries, results, criteria, classes, polls] = await Promise.all([
    api.awards.list.query(event),
    api.awards.winners.query(event),
    api.awards.proposal.query(event),
    api.awards.flagged.query(event),
    api.organizer.entries.query(event),
    api.organizer.results.query(event),
    api.organizer.criteria.query(event),
    api.organizer.classes.query(event),
    api.organizer.polls.query(event),
  ])
  return { awards, winners, proposal, flagged, entries, results: results.entries, criteria, classes, polls }
}

type Awards = Awaited<ReturnType<typeof readAwards>>
type Award = Outputs["awards"]["list"][number]

/** Each award with its holders and what the rules propose, in the words of the Awards tab. */
export function awardWords(found: Awards): string {
  const { awards, proposal, flagged, entries, results, criteria, classes, polls } = found
  if (awards.length === 0) return "There are no awards."
  const held = awards.map((award) => heldAward(award, found))
  const facts = { awards: held, entries, results, choices: { criteria, classes, polls }, flagged: flagged.awards }
  const lines = new Map(proposedAwards(proposal.awards, facts).map((one) => [one.award.id, one.lines]))
  return tableOf(held, [
    ["Priority", ({ award }) => award.priority],
    ["Award", ({ award }) => award.name],
    ["Winners", ({ award, holders }) => `${holders.length} of ${award.maxWinners}`],
    ["Held by", ({ holders }) => holders.map(({ entry }) => isolatedName(entry)).join(", ") || null],
    ["Proposal", ({ award }) => proposalWords(lines.get(award.id) ?? []) || null],
  ])
}

function heldAward(award: Award, { winners, entries }: Awards) {
  const given = winners.filter(({ awardId }) => awardId === award.id)
  const holders = given.flatMap((assignment) => {
    const entry = entries.find(({ id }) => id === assignment.entryId)
    return entry ? [{ assignment, entry }] : []
  })
  return { award, holders, isFull: given.length >= award.maxWinners }
}

type Line = ReturnType<typeof proposedAwards>[number]["lines"][number]

/** Who holds it already stands in a column of its own. */
const proposalWords = (lines: readonly Line[]): string =>
  lines
    .filter(({ kind }) => kind !== "assigned")
    .map((line) => ("entry" in line ? `${line.entry}, ${line.text}` : line.text))
    .join("; ")
