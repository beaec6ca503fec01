import type { APIRequestContext } from "@playwright/test"
import { apiOf, clientOf } from "./client-of.ts"
import {
  addAward,
  addJudge,
  addPhoto,
  criteriaOf,
  entriesOf,
  importEntries,
  type PreparedEvent,
  prepareEvent,
  signInOrganizer,
  updateEntry,
} from "./prepared-event.ts"

/** Names that are hard to print: long with and without spaces, right to left, Chinese, and names that are not public. */
export const HARD_NAMES = {
  short: "Ziga",
  long: "The Magnificent Restored Nineteen Fifty-Eight Touring Estate of the Harbour Fire Brigade with Its Original Wooden Ladder",
  unbroken:
    "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftsoldtimersonderausstellungsfahrzeugnummer",
  arabic:
    "سيارة كلاسيكية مرممة بعناية فائقة من ورشة العائلة على شاطئ البحر مع محركها الأصلي وألوانها القديمة الجميلة جدا والنادرة",
  chinese: "海港消防队一九五八年修复的旅行车带有原装木梯和手工缝制皮革座椅以及全套原始工具和历史文件的珍贵收藏品",
  secret: "Nameless Phantom",
  quiet: "Quiet Thunder",
}
export const SECRET_OWNER = "Wilhelmina Hush"
export const JUDGE = "Justine Verdict"
export const COMMENT = "The paint is deep and even, and each of the panels fits."

const JUDGED_CRITERIA = 20
const FURTHER_ENTRIES = 17
const AWARDS_WITH_NINE = 4

export type PublishedShow = { event: PreparedEvent; count: number }

/** An event published three times: with one winner, with three places and an award, and with 40 certificates. */
export async function publishedShow(request: APIRequestContext, nth: string): Promise<PublishedShow> {
  const event = await prepareEvent(request, {
    name: `The ${nth} International Harbour Show of Historic Vehicles, Fire Engines, Motorcycles, and Everything Else with Wheels`,
    criteria: Array.from({ length: JUDGED_CRITERIA }, (_, index) => ({
      name: index === 3 ? HARD_NAMES.unbroken : `Criterion ${index + 1}`,
      description: "As the rules say.",
      maxPoints: 25,
    })),
  })
  const names = [...Object.values(HARD_NAMES), ...Array.from({ length: FURTHER_ENTRIES }, (_, index) => `Car ${index}`)]
  const rows = names.map((name, index) => ({
    "Entry Name": name,
    "Owner/Participant": name === HARD_NAMES.quiet ? SECRET_OWNER : `Owner of the Entry with the Number ${index + 1}`,
    "Voting ID": String(index + 1),
  }))
  await importEntries(request, event.id, rows)
  const entries = await entriesOf(request, event.id)
  const idOf = (name: string) => entries.find(({ entryName }) => entryName === name)?.id ?? 0
  await updateEntry(request, idOf(HARD_NAMES.secret), { showEntryName: false })
  await updateEntry(request, idOf(HARD_NAMES.quiet), { showOwnerParticipant: false })
  await addPhoto(request, idOf(HARD_NAMES.long), "#1f4fbf")

  const best = await addAward(request, event.id, { name: "Best of Show", priority: 90 })
  const { organizer, awards } = apiOf(request)
  const give = (awardId: number, entryId: number) => awards.assign.mutate({ awardId, entryId })
  await give(best.id, idOf(HARD_NAMES.short))
  const eventId = event.id
  await organizer.startReview.mutate({ eventId })
  await organizer.publish.mutate({ eventId })

  await organizer.reopenResults.mutate({ eventId, reason: "Judging begins" })
  await organizer.endReview.mutate({ eventId })
  await judged(request, event, names.map(idOf))
  await organizer.startReview.mutate({ eventId })
  await organizer.amend.mutate({ eventId, reason: "With all scores" })

  await organizer.reopenResults.mutate({ eventId, reason: "Awards are missing" })
  for (let index = 0; index < AWARDS_WITH_NINE; index++) {
    const name = index === 0 ? `Prize of ${HARD_NAMES.long}`.slice(0, 100) : `Prize of the Harbour Master ${index}`
    const award = await addAward(request, event.id, { name, priority: 10 + index, maxWinners: 9 })
    const first = index === 0 ? 0 : 2 * index + 7
    for (const winner of names.slice(first, first + 9)) await give(award.id, idOf(winner))
  }
  await organizer.amend.mutate({ eventId, reason: "With all awards" })
  return { event, count: names.length }
}

/** Submits one judge's sheet for each entry. The first entry is the best and has a comment longer than a page. */
async function judged(request: APIRequestContext, event: PreparedEvent, entryIds: number[]): Promise<void> {
  const criteria = await criteriaOf(request, event.id)
  const judge = await addJudge(request, event.id, JUDGE)
  await clientOf(request).signIn.judge({ accessCode: judge.accessCode })
  for (const [index, entryId] of entryIds.entries()) {
    const scores = criteria.map(({ id }, at) => ({
      criterionId: id,
      points: at < index % 20 ? 10 : 25 - Math.floor(index / 20),
    }))
    const comments = index === 0 ? Array(80).fill(COMMENT).join("\n").slice(0, 4_900) : COMMENT
    await apiOf(request).judge.saveSheet.mutate({ judgeId: judge.id, entryId, scores, comments, isSubmitted: true })
  }
  await signInOrganizer(request, event)
}
