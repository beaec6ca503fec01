import type { APIRequestContext } from "@playwright/test"
import type { EventWords } from "@rosette/domain/events/event-words"
import type { StarterKey } from "@rosette/domain/starters/starter"
import { apiOf } from "./client-of.ts"
import {
  addAward,
  addCriterion,
  addEntry,
  addJudge,
  criteriaOf,
  type PreparedAward,
  type PreparedEntry,
  type PreparedEvent,
  type PreparedJudge,
  prepareEvent,
  saveSheet,
  signInOrganizer,
} from "./prepared-event.ts"

export type OwnContest = {
  event: PreparedEvent
  words: EventWords
  judge: PreparedJudge
  entries: PreparedEntry[]
  bySection: PreparedAward
}

// The names that the dialogs of an organizer look for.
const ENTRIES = ["Silver Arrow", "Late Comer", "Quiet Owl"]
const SHARE = [0.9, 0.6, 0.6]

/**
 * An event that was made from a starter: two criteria with one name, one for entries with a flag that is used, an award of a section and
 * one that somebody holds. A judge has submitted every sheet, and two entries are tied.
 */
export async function ownContest(
  request: APIRequestContext,
  starterKey: StarterKey,
  name: string,
): Promise<OwnContest> {
  const starter = (await apiOf(request).organizer.templates.query()).find(({ key }) => key === starterKey)
  if (!starter) throw new Error(`There is no starter ${starterKey}`)
  const { words, criteria: listed } = starter
  const event = await prepareEvent(request, {
    name,
    description: "For everybody in town.",
    criteria: listed,
    words: { ...words, sections: [...words.sections] },
    kind: starterKey === "blank" ? null : starterKey,
  })
  const eventId = event.id
  const twin = { description: "Once more.", maxPoints: 5 }
  await addCriterion(request, eventId, { ...twin, name: "Heart", order: 3 })
  const isFlagUsed = words.flags.participatesInSound.isUsed
  await addCriterion(request, eventId, { ...twin, name: "Heart", order: 8, requiresSound: isFlagUsed })
  const entries: PreparedEntry[] = []
  for (const [at, entryName] of ENTRIES.entries()) {
    const fields = { entryName, ownerParticipant: `Person ${at + 1}`, votingId: `P${at + 1}`, description: "Handmade." }
    entries.push(await addEntry(request, eventId, { ...fields, participatesInSound: isFlagUsed && at === 0 }))
  }
  const judge = await addJudge(request, eventId, "Ben Busy")
  const bySection = await addAward(request, eventId, { name: "Best of Show", basis: "section", basisId: 3 })
  const held = await addAward(request, eventId, { name: "Harbour Cup" })
  await apiOf(request).organizer.updateRules.mutate({ eventId, tieBreaks: ["section:1", "section:3"] })
  await judged(request, event, { judge, entries })
  await signInOrganizer(request, event)
  await apiOf(request).awards.assign.mutate({ awardId: held.id, entryId: entries[1]?.id ?? 0 })
  return { event, words, judge, entries, bySection }
}

async function judged(
  request: APIRequestContext,
  event: PreparedEvent,
  { judge, entries }: Pick<OwnContest, "judge" | "entries">,
): Promise<void> {
  const criteria = await criteriaOf(request, event.id)
  for (const [at, entry] of entries.entries()) {
    const asked = criteria.filter(({ requiresSound }) => !requiresSound || entry.participatesInSound)
    const scores = asked.map(({ id, maxPoints }) => ({
      criterionId: id,
      points: Math.round(maxPoints * (SHARE[at] ?? 0)),
    }))
    await saveSheet(request, judge, { entryId: entry.id, scores, isSubmitted: true })
    await signInOrganizer(request, event)
  }
}

/** The paths of the public page, of an entry on it, of its owner's page, and of the stage. */
export type Evening = { publicPath: string; entryPath: string; ownerPath: string; stagePath: string }

/** Settles the ties, publishes, opens the public page and the stage, and goes to the first winner. */
export async function publishOwn(
  request: APIRequestContext,
  { event, bySection, entries }: OwnContest,
): Promise<Evening> {
  const { organizer, awards } = apiOf(request)
  const eventId = event.id
  await awards.assign.mutate({ awardId: bySection.id, entryId: entries[0]?.id ?? 0 })
  const { ties } = await organizer.ties.query({ eventId })
  for (const { key } of ties.filter(({ state }) => state === "open"))
    await organizer.settleTie.mutate({ eventId, key, kind: "shared", reason: "" })
  await organizer.startReview.mutate({ eventId })
  await organizer.publish.mutate({ eventId })
  const page = { isOn: true, shows: "everything", opens: "published" } as const
  const { key } = await organizer.updatePublicPage.mutate({ eventId, ...page })
  const [own] = await organizer.ownerLinks.query({ eventId })
  const { stageKey, version } = await organizer.renewStageKey.mutate({ eventId })
  const next = await organizer.moveCeremony.mutate({ eventId, version, action: "next" })
  await organizer.moveCeremony.mutate({ eventId, version: next.version, action: "next" })
  return {
    publicPath: `/r/${key}`,
    entryPath: `/e/${key}/P1`,
    ownerPath: own?.path ?? "",
    stagePath: `/stage/${stageKey}`,
  }
}
