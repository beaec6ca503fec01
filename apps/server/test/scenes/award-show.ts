import type { AwardWinner } from "@rosette/contract/awards"
import type { Ceremony, Stage } from "@rosette/contract/ceremony"
import type { HistoryItem } from "@rosette/contract/history"
import type { Review } from "@rosette/contract/publishing"
import type { SnapshotBody, SnapshotLine } from "@rosette/contract/snapshots"
import type { CeremonyAction } from "@rosette/domain/ceremony/rehearsal"
import { expect } from "vitest"
import type { Browser, TestApp } from "../app.ts"
import { layDownSheet, openShow } from "./show.ts"

type Method = Parameters<Browser["rest"]>[0]

const POINTS = [29, 27, 25, 23, 21]
/** Of every way back into review, and of every amendment. */
export const REASON = "A sheet was read wrong"

export type AwardPlan = {
  name: string
  priority?: number
  basis?: "manual" | "overall" | "criterion"
  isExclusive?: boolean
  maxWinners?: number
  /** Voting IDs. */
  winners: string[]
}

export const CUP: AwardPlan = { name: "Cup", priority: 5, winners: ["1"] }

/** Published results of entries 1 to 5, the first with the most points, and their awards; entries are named by voting ID. */
export async function announceAwards(app: TestApp, plans: AwardPlan[] = [CUP]) {
  const votingIds = POINTS.map((_, index) => String(index + 1))
  const show = await openShow(app, { maxPoints: [30], votingIds, judges: ["Ada"] })
  const { eventId, organizer, criteria, entries, judges } = show
  const { db } = app.services
  const give = (entryId: number, points: number) => {
    const place = { eventId, judgeId: judges[0]?.id ?? 0, entryId }
    return layDownSheet(db, place, { criteria, points: [points], isSubmitted: true })
  }
  for (const [index, { id }] of entries.entries()) await give(id, POINTS[index] ?? 0)
  const call = async (method: Method, path: string, body?: object) => {
    const answer = await organizer.rest(method, path, body)
    expect(answer.status, `${method} ${path} ${JSON.stringify(answer.body)}`).toBeLessThan(300)
    return answer.body
  }
  const event = (method: Method, rest = "", body?: object) => call(method, `/events/${eventId}${rest}`, body)
  const idOf = (votingId: string) => entries.find((entry) => entry.votingId === votingId)?.id ?? 0
  const votingIdOf = (id: number) => entries.find((entry) => entry.id === id)?.votingId ?? "-"
  const awardIds = new Map<string, number>()
  const assign = (name: string, votingId: string) =>
    call("POST", "/award-winners", { awardId: awardIds.get(name), entryId: idOf(votingId) })
  for (const { winners, ...plan } of plans) {
    const basisId = plan.basis === "criterion" ? (criteria[0]?.id ?? null) : null
    awardIds.set(plan.name, (await organizer.trpc.awards.create.mutate({ eventId, basisId, ...plan })).id)
    for (const votingId of winners) await assign(plan.name, votingId)
  }
  const waiveAll = async () => {
    const { blocking } = (await event("GET", "/review")) as Review
    for (const { kind, key } of blocking) await event("POST", "/review/waive", { kind, key, reason: "Talked over" })
  }
  await event("POST", "/review")
  await waiveAll()
  await event("POST", "/publish")

  const { stageKey } = (await event("POST", "/ceremony/stage-key")) as Ceremony
  const ceremony = async () => (await event("GET", "/ceremony")) as Ceremony
  const line = async (title: string) => (await ceremony()).lines.find((one) => one.title === title)
  const named = (some: readonly { votingId: string }[] = []) => some.map(({ votingId }) => votingId).join(" ")
  return {
    eventId,
    organizer,
    ceremony,
    idOf,
    assign,
    event,
    async move(action: CeremonyAction) {
      const { version } = await ceremony()
      return (await event("POST", "/ceremony/move", { version, action })) as Ceremony
    },
    next() {
      return this.move("next")
    },
    async toTheEnd() {
      for (let step = 0; step < 20 && (await ceremony()).phase !== "after"; step++) await this.next()
      expect((await ceremony()).phase).toBe("after")
    },
    async skip(title: string, left: string, takenBy: string | null) {
      const input = { key: (await line(title))?.key, entryId: idOf(left), takenBy: takenBy && idOf(takenBy) }
      const { version } = await ceremony()
      return organizer.rest("POST", `/events/${eventId}/ceremony/skip`, { version, ...input })
    },
    /** "Cup: 2, left 1, passed over 3 (Mayor's Pick), next 4", as the announcer reads it. */
    async read(title: string) {
      const found = await line(title)
      const passed = found?.passedOver.map(({ entry, heldAward }) => `${entry.votingId} (${heldAward})`).join(" ")
      return [
        `${title}: ${named(found?.winners)}`,
        ...(found?.hasLeft.length ? [`left ${named(found.hasLeft)}`] : []),
        ...(passed ? [`passed over ${passed}`] : []),
        `next ${found?.next?.votingId ?? "nobody"}`,
      ].join(", ")
    },
    async onStage() {
      const stage = (await app.browser().rest("GET", `/stage/${stageKey}`)).body as Stage
      return `${stage.title}: ${named(stage.winners)}`
    },
    /** Gives the entry other points by the judge. */
    async score(votingId: string, points: number) {
      const entryId = idOf(votingId)
      await db.prisma.sheet.delete({ where: { judgeId_entryId: { judgeId: judges[0]?.id ?? 0, entryId } } })
      await give(entryId, points)
    },
    takeBack: () => event("POST", "/reopen-results", { reason: REASON }),
    amend: () => event("POST", "/amend", { reason: REASON }),
    waiveAll,
    async unassign(name: string) {
      for (const { id, awardId } of (await event("GET", "/award-winners")) as AwardWinner[])
        if (awardId === awardIds.get(name)) await call("DELETE", `/award-winners/${id}`)
    },
    deleteEntry: (votingId: string) => call("DELETE", `/entries/${idOf(votingId)}`),
    deleteAward: (name: string) => call("DELETE", `/awards/${awardIds.get(name)}`),
    /** "1 Cup 1; 2 Cup 2": who has the award in which version. */
    async versions(name = "Cup") {
      const lines = (await event("GET", "/snapshots")) as SnapshotLine[]
      const bodies = await Promise.all(lines.map(({ version }) => event("GET", `/snapshots/${version}`)))
      return (bodies as SnapshotBody[])
        .map(({ version, awards }) => {
          const winners = awards.find((award) => award.name === name)?.winners ?? []
          return [version, name, ...winners.map(({ entryId }) => votingIdOf(entryId))].join(" ")
        })
        .join("; ")
    },
    async held(name = "Cup") {
      const winners = (await event("GET", "/award-winners")) as AwardWinner[]
      const ofAward = winners.filter(({ awardId }) => awardId === awardIds.get(name))
      return ofAward.map(({ entryId }) => votingIdOf(entryId)).join(" ")
    },
    /** The lines of the history about handing awards on, from the oldest. */
    async told() {
      const { items } = (await event("GET", "/history")) as { items: HistoryItem[] }
      return items
        .filter(({ action }) => action === "award.handedOn" || action === "award.notHandedOn")
        .map(({ action, subject, before, after }) => ({ action, subject, before, after }))
        .reverse()
    },
  }
}
