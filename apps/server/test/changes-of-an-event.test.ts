import { randomUUID } from "node:crypto"
import { readFileSync } from "node:fs"
import { handClock } from "@rosette/outbox/hand-clock"
import { type Change, Outbox } from "@rosette/outbox/outbox"
import { reviewed } from "@rosette/outbox/review"
import { sendFailureOf } from "@rosette/outbox/send-failure"
import { memoryStore } from "@rosette/outbox/store"
import { TRPCClientError } from "@trpc/client"
import { beforeAll, beforeEach, expect, it } from "vitest"
import type { TestApp } from "./app.ts"
import { eachDatabase } from "./each-database.ts"
import { asJudge, openShow, type Show } from "./scenes/show.ts"

const PAGE = readFileSync(new URL("../../../docs/offline.md", import.meta.url), "utf8")

/** The table of the page: by change, what happens to a stored sheet and to a waiting one. */
const ROWS = new Map(
  (PAGE.split("## What a change of the event does to a sheet")[1]?.split("\n## ")[0] ?? "")
    .split("\n")
    .filter((line) => /^\| (?!change|---)/.test(line))
    .map((line) => line.split("|").map((cell) => cell.trim()))
    .map(([, change = "", stored = "", waiting = ""]) => [change, { stored, waiting }] as const),
)

function failureOf(error: unknown) {
  const call: Partial<Parameters<typeof sendFailureOf>[0]> = error instanceof TRPCClientError ? error.data : {}
  return sendFailureOf({ message: "", ...call, code: call.code ?? "UNREACHABLE" })
}

/** The phone of a judge of the show, with the real outbox and a connection to the real server. */
async function openPhone(app: TestApp, show: Show) {
  const [judge] = show.judges
  if (!judge) throw new Error("The show has a judge.")
  const { trpc } = await asJudge(app, judge)
  const first = await trpc.judge.workspace.query()
  const owner = { databaseId: first.databaseId, judgeId: judge.id }
  const store = memoryStore()
  const outbox = new Outbox({
    owner,
    store,
    failureOf,
    eventId: show.eventId,
    clock: handClock(),
    newId: randomUUID,
    post: (sheet) => trpc.judge.saveSheet.mutate(sheet),
  })
  const read = () => trpc.judge.workspace.query()
  return {
    judge,
    read,
    /** Keeps a sheet with these points, as the screen would with this workspace. */
    keep(at: number, points: readonly (number | null)[], fields: Partial<Change> = {}) {
      const entryId = show.entries[at]?.id ?? 0
      const scores = show.criteria.flatMap(({ id: criterionId }, index) => {
        const given = points[index]
        return given === undefined
          ? []
          : [{ criterionId, points: given ?? 0, ...(given === null && { isScore: false }) }]
      })
      const content = {
        points: Object.fromEntries(scores.map((line) => [line.criterionId, line.points])),
        comments: "",
      }
      const seen = { setupVersion: first.event.setupVersion, baseRevision: 0, isSubmitted: true }
      outbox.store({ entryId, label: `Car ${at + 1}`, content, scores, ...seen, ...fields })
    },
    /** Sends all that can be sent; returns what has become of the waiting sheet in the words of the page. */
    async send(): Promise<string> {
      const { end } = await outbox.sendAll()
      if (end === "stopped") return "waits"
      return outbox.pending().size === 0 ? "arrives" : "stays on the phone"
    },
    /** What the screen does once the workspace says that the reason of a refusal is gone. */
    sendAnyway: () => Promise.all([...outbox.pending().keys()].map((entryId) => outbox.sendAnyway(entryId))),
    /** Compares what it knows with what the server has now, as each reading of the workspace does. */
    async review() {
      const { event, sheets, criteria, sheetsVersion } = await read()
      const view = {
        eventId: event.id,
        changeVersion: event.changeVersion,
        sheetsVersion,
        sheets,
        labelOf: () => "Car",
      }
      const server = { ...view, criterionIds: new Set(criteria.map(({ id }) => id)) }
      const { setupVersion } = event
      await store.updateAll(owner, (records) => {
        const asked = new Map([...records].map(([entryId, { known }]) => [entryId, known?.sheet?.revision ?? 0]))
        return reviewed(records, { owner, server, asked, last: { ...view, setupVersion }, newId: randomUUID })
      })
      await outbox.load()
    },
  }
}

type Phone = Awaited<ReturnType<typeof openPhone>>
type Scene = { app: TestApp; show: Show; phone: Phone }
type Step = (scene: Scene) => Promise<unknown>

/** `wait` keeps a sheet on the phone; without it the judge has submitted the second entry without a connection. */
type Case = { wait?: Step; change: Step; points?: [stored: string, waiting: string] }

const organize = ({ show }: Scene) => show.organizer.trpc.organizer
const first = ({ show }: Scene) => ({ judgeId: show.judges[0]?.id ?? 0, entryId: show.entries[0]?.id ?? 0 })
const sheetOf = async ({ phone, show }: Scene, at: number) =>
  (await phone.read()).sheets.find(({ entryId }) => entryId === show.entries[at]?.id)
const startReview: Step = (scene) => organize(scene).startReview.mutate({ eventId: scene.show.eventId })
const criterion = ({ show }: Scene, at: number) => ({ criterionId: show.criteria[at]?.id ?? 0 })

/** One case for each row of the page. The judge has given 7 and 8 points to the first entry, and 5 and 6 to the second. */
const CASES: Record<string, Case> = {
  "criterion deleted": {
    change: (scene) => organize(scene).deleteCriterion.mutate(criterion(scene, 1)),
    points: ["7", "5"],
  },
  "criterion added": {
    change: (scene) => organize(scene).createCriterion.mutate({ eventId: scene.show.eventId, name: "Late", order: 9 }),
    points: ["7 8", "5 6"],
  },
  "maximum lowered": {
    wait: async ({ phone }) => phone.keep(1, [9, 6]),
    change: (scene) => organize(scene).updateCriterion.mutate({ ...criterion(scene, 0), maxPoints: 8 }),
  },
  "flag of the entry changed": {
    wait: async (scene) => {
      await organize(scene).updateCriterion.mutate({ ...criterion(scene, 1), requiresSound: true })
      scene.phone.keep(1, [5, null])
    },
    change: (scene) =>
      organize(scene).updateEntry.mutate({ entryId: scene.show.entries[1]?.id ?? 0, participatesInSound: true }),
    points: ["7 8", "5"],
  },
  "requirement changed": {
    wait: async (scene) => {
      await organize(scene).updateCriterion.mutate({ ...criterion(scene, 1), requiresSound: true })
      scene.phone.keep(1, [5, null])
    },
    change: (scene) => organize(scene).updateCriterion.mutate({ ...criterion(scene, 1), requiresSound: false }),
    points: ["7 8", "5"],
  },
  "entry renamed": {
    change: (scene) =>
      organize(scene).updateEntry.mutate({ entryId: scene.show.entries[1]?.id ?? 0, entryName: "Gull" }),
  },
  "entry moved to a class": {
    change: async (scene) => {
      const { id: classId } = await organize(scene).createClass.mutate({ eventId: scene.show.eventId, name: "Early" })
      await organize(scene).updateEntry.mutate({ entryId: scene.show.entries[1]?.id ?? 0, classId })
    },
  },
  "entry leaves the judge's scope": {
    change: async (scene) => {
      const { id } = await organize(scene).createClass.mutate({ eventId: scene.show.eventId, name: "Early" })
      await organize(scene).updateJudge.mutate({ judgeId: first(scene).judgeId, classIds: [id] })
    },
    points: ["7 8", "5 6"],
  },
  "section leaves the judge's scope": {
    change: (scene) => organize(scene).updateJudge.mutate({ judgeId: first(scene).judgeId, sections: [3] }),
    points: ["7 8", "5 6"],
  },
  "section comes into the judge's scope": {
    wait: async (scene) => {
      await organize(scene).updateJudge.mutate({ judgeId: first(scene).judgeId, sections: [3] })
      scene.phone.keep(1, [5, null])
    },
    change: (scene) => organize(scene).updateJudge.mutate({ judgeId: first(scene).judgeId, sections: [] }),
    points: ["7 8", "5"],
  },
  "judge has stepped aside": {
    change: async (scene) => {
      const { eventId, entries } = scene.show
      for (const { id: entryId } of entries)
        await organize(scene).addConflict.mutate({ ...first(scene), eventId, entryId })
    },
    points: ["7 8", "5 6"],
  },
  "entry removed": {
    change: async (scene) => {
      for (const { id: entryId } of scene.show.entries) await organize(scene).deleteEntry.mutate({ entryId })
    },
  },
  "judging closed": {
    change: (scene) => organize(scene).updateEvent.mutate({ eventId: scene.show.eventId, isActive: false }),
  },
  "results in review": { change: startReview },
  "results published": {
    change: async (scene) => {
      const { eventId } = scene.show
      await startReview(scene)
      await scene.app.services.db.prisma.event.update({ where: { id: eventId }, data: { resultsState: "published" } })
    },
  },
  "scores cleared": {
    wait: async (scene) => {
      scene.phone.keep(1, [5, 6], { isSubmitted: false })
      await scene.phone.send()
      scene.phone.keep(1, [6, 6], { baseRevision: (await sheetOf(scene, 1))?.revision ?? 0 })
    },
    change: (scene) => organize(scene).clearScores.mutate(first(scene)),
  },
  "sheet reopened": {
    wait: async (scene) => {
      const { setupVersion, ...late } = await organize(scene).createCriterion.mutate({
        eventId: scene.show.eventId,
        name: "Late",
        order: 9,
      })
      scene.show.criteria.push({ ...late, setupVersion })
      scene.phone.keep(0, [7, 8, 4], { baseRevision: (await sheetOf(scene, 0))?.revision ?? 0, setupVersion })
    },
    change: (scene) => organize(scene).reopenSheet.mutate(first(scene)),
  },
  "reopening taken back": {
    wait: async (scene) => {
      await organize(scene).reopenSheet.mutate(first(scene))
      scene.phone.keep(0, [6, 6], { baseRevision: (await sheetOf(scene, 0))?.revision ?? 0, isSubmitted: false })
    },
    change: async (scene) => {
      const version = (await sheetOf(scene, 0))?.revision ?? 0
      await organize(scene).takeBackReopening.mutate({ eventId: scene.show.eventId, version })
    },
  },
  "judge removed": { change: (scene) => organize(scene).deleteJudge.mutate(first(scene)) },
  "new access code": { change: (scene) => organize(scene).regenerateCode.mutate(first(scene)) },
  "database restored from older": {
    change: async ({ app, show: { eventId }, phone }) => {
      await app.services.db.prisma.sheet.deleteMany({ where: { eventId } })
      await app.services.db.prisma.savedMutation.deleteMany({ where: { judgeId: phone.judge.id } })
      await phone.review()
    },
    points: ["7 8", "5 6"],
  },
}

it("the page has a row for each case, and a case for each row", () => {
  expect([...ROWS.keys()]).toEqual(Object.keys(CASES))
})

eachDatabase((startApp) => {
  let scene: Scene
  let app: TestApp
  beforeAll(async () => {
    app = await startApp()
  })
  beforeEach(async () => {
    const show = await openShow(app)
    scene = { app, show, phone: await openPhone(app, show) }
    scene.phone.keep(0, [7, 8])
    expect(await scene.phone.send()).toBe("arrives")
  })

  const pointsOf = (sheet: { scores: { points: number }[] } | null) =>
    sheet?.scores.map(({ points }) => points).join(" ")
  const stored = (at: number) =>
    app.services.db.prisma.sheet.findFirst({
      where: { eventId: scene.show.eventId, entryId: scene.show.entries[at]?.id ?? 0 },
      include: { scores: { where: { isScore: true }, orderBy: { criterionId: "asc" } } },
    })
  /** In the words of the page; a sheet that the phone sends again was not there before. */
  async function storedWords(wasThere: boolean): Promise<string> {
    const sheet = await stored(0)
    if (!sheet) return "is deleted"
    return sheet.isSubmitted ? (wasThere ? "stays" : "is sent again") : "becomes a draft"
  }

  it.each(Object.keys(CASES))("%s", async (name) => {
    const { wait, change, points } = CASES[name] ?? { change: async () => undefined }
    if (wait) await wait(scene)
    else scene.phone.keep(1, [5, 6])
    await change(scene)
    const wasThere = (await stored(0)) !== null
    const waiting = await scene.phone.send()
    const row = ROWS.get(name)
    expect(row?.stored.startsWith(await storedWords(wasThere)), `${row?.stored}: ${await storedWords(wasThere)}`).toBe(
      true,
    )
    expect(row?.waiting.startsWith(waiting), `${row?.waiting}: ${waiting}`).toBe(true)
    if (points) expect([pointsOf(await stored(0)), pointsOf(await stored(1))]).toEqual(points)
  })

  it.each<[name: string, open: Step]>([
    ["judging closed", (one) => organize(one).updateEvent.mutate({ eventId: one.show.eventId, isActive: true })],
    ["results in review", (one) => organize(one).endReview.mutate({ eventId: one.show.eventId })],
  ])("%s, and opened again: the waiting sheet is sent", async (name, open) => {
    scene.phone.keep(1, [5, 6])
    await CASES[name]?.change(scene)
    expect(await scene.phone.send()).toBe("stays on the phone")
    await open(scene)
    await scene.phone.sendAnyway()
    expect(await scene.phone.send()).toBe("arrives")
    expect(await stored(1)).toMatchObject({ isSubmitted: true })
  })
})
