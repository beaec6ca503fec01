import { settle } from "@rosette/outbox/hand-clock"
import { withPoints } from "@rosette/outbox/sheet-content"
import { expect } from "vitest"
import type { Backup } from "./backup.ts"
import { openBook, type Page } from "./book.ts"
import { expectEqual } from "./expect-equal.ts"
import { openNetwork, type Trip } from "./network.ts"
import { type NotePage, openNoteBook } from "./note-book.ts"
import { openPhone, type Phone } from "./phone.ts"
import type { openModelServer } from "./server.ts"

/** One event of a run: the numbers choose among what exists at that moment. */
export type Step = { act: keyof typeof ACTS; phone: number; entry: number; pick: number; value: number }

export type Field = Awaited<ReturnType<typeof openField>>

/** A judge with two phones, a network that a test controls, the real server, and the simple model of it all. */
export async function openField(server: Awaited<ReturnType<typeof openModelServer>>, tell: (what: string) => void) {
  const desk = await server.newJudge()
  const book = openBook()
  const notes = openNoteBook()
  const faults: unknown[] = []
  const editOfTry = new Map<string, string>()
  let turn: (phone: number | null) => void = () => {}
  let ids = 0
  const newId = () => `00000000-0000-4000-8000-${String(++ids).padStart(12, "0")}`

  async function serve({ sessionId, body }: Trip) {
    turn(null)
    const outcome = await (body.note ? desk.tell(sessionId, body) : desk.save(sessionId, body))
    tell((body.note ? notes : book).arrived(editOfTry.get(body.mutationId) ?? "", body, outcome))
    await compare()
    return outcome
  }
  /** The server holds exactly what the model says. */
  async function compare(): Promise<void> {
    if (desk.isReplaced()) {
      expectEqual(await desk.sheets(), [], "what another database holds")
      return
    }
    const expected = desk.entryIds.flatMap((id) => book.current(id) ?? [])
    const byEntry = (a: { entryId: number }, b: { entryId: number }) => a.entryId - b.entryId
    expectEqual((await desk.sheets()).sort(byEntry), expected.sort(byEntry))
    expectEqual(await desk.aside(), notes.declared(), "from which the judge has stepped aside")
    expectEqual(await desk.wronglyCounted(), [], "sheets that are set aside")
  }

  const network = openNetwork(serve)
  const world = { desk, network, book, notes, editOfTry, newId, faults }
  const phones = [await openPhone(world), await openPhone(world)] as const
  let copy: { backup: Backup; page: Page; notePage: NotePage } | null = null
  const phoneOf = (number: number): Phone => phones[number === 0 ? 0 : 1]

  return {
    desk,
    network,
    phones,
    phoneOf,
    /** Whose clock counts from here on: a phone's, or the true one. */
    onTurn(listener: typeof turn): void {
      turn = listener
    },
    turnTo: (phone: number | null) => turn(phone),
    async backUp(): Promise<void> {
      if (!desk.isReplaced()) copy = { backup: await desk.backUp(), page: book.copy(), notePage: notes.copy() }
    },
    /** Restores the server from its last copy. */
    async restore(): Promise<void> {
      if (!copy || desk.isReplaced()) return
      await desk.restore(copy.backup)
      book.restored(copy.page)
      notes.restored(copy.notePage)
    },
    async replace(): Promise<void> {
      if (!desk.isReplaced()) await desk.replace()
    },
    async bringBack(): Promise<void> {
      if (!desk.isReplaced()) return
      await desk.bringBack()
      for (const phone of phones) phone.resume()
    },
    async reopen(entryId: number): Promise<void> {
      const before = book.current(entryId)
      if (!before?.isSubmitted || desk.isReplaced()) return
      await desk.reopen(entryId)
      const after = (await desk.sheets()).find((sheet) => sheet.entryId === entryId)
      book.reopened(entryId, after?.revision ?? 0)
    },
    async takeReopeningBack(entryId: number): Promise<void> {
      const version = book.openReopening(entryId)
      if (version === null || desk.isReplaced()) return
      await desk.takeReopeningBack(version)
      const after = (await desk.sheets()).find((sheet) => sheet.entryId === entryId)
      book.reopeningTakenBack(entryId, after?.revision ?? 0)
    },
    async clear(): Promise<void> {
      if (desk.isReplaced()) return
      await desk.clear()
      book.cleared(notes.declared())
    },
    async declare(entryId: number): Promise<void> {
      if (desk.isReplaced()) return
      await desk.declare(entryId)
      notes.declaredByOrganizer(entryId)
    },
    async assign(sections: number[], hasLeft: boolean): Promise<void> {
      if (!desk.isReplaced()) await desk.assign({ sections, hasLeft })
    },
    check(): void {
      if (faults.length > 0) throw faults[0]
      for (const phone of phones) phone.check()
    },
    async close(): Promise<void> {
      await compare()
      book.close()
      notes.close()
      const { lines, mutations } = book.counts()
      expect(await desk.record()).toEqual({ lines: lines + notes.lines(), mutations })
      await desk.leave()
    },
  }
}

const PAUSES_MS = [100, 999, 1_000, 2_500, 31_000, 60_000]
const COMMENTS = ["", "Lovely", "Loud"]

type Act = (field: Field, step: Omit<Step, "act"> & { entryId: number }, phone: Phone) => unknown

/** Everything that people, phones and the network may do. */
const ACTS = {
  score: ({ desk }, { entryId, pick, value }, phone) =>
    phone.type(entryId, (content) => {
      const criterion = desk.criteria[pick % 2]
      return criterion ? withPoints(content, criterion.id, value > 2 ? null : value) : content
    }),
  comment: (_, { entryId, value }, phone) =>
    phone.type(entryId, (content) => ({ ...content, comments: COMMENTS[value % COMMENTS.length] ?? "" })),
  submit: (_, { entryId }, phone) => phone.send(entryId, true),
  saveDraft: (_, { entryId }, phone) => phone.send(entryId, false),
  takeBack: (_, { entryId }, phone) => phone.takeBack(entryId),
  move: (_, { entryId }, phone) => phone.move(entryId),
  drop: (_, { entryId }, phone) => phone.drop(entryId),
  sendAnyway: (_, { entryId }, phone) => phone.sendAnyway(entryId),
  refetch: (_field, _step, phone) => phone.refetch(),
  pass: (_, { value }, phone) => phone.pass(PAUSES_MS[value] ?? 0),
  wake: (_field, _step, phone) => phone.wake(),
  restart: (_, { pick }, phone) => phone.restart(pick),
  slowDisk: (_field, _step, phone) => phone.hold(),
  stepDisk: (_field, _step, phone) => phone.stepDisk(),
  quickDisk: (_field, _step, phone) => phone.release(),
  arrive: ({ network }, { pick }) => network.arrive(pick),
  answer: ({ network }, { pick }) => network.answer(pick),
  flow: ({ network }) => network.flow(),
  duplicate: ({ network }, { pick }) => network.duplicate(pick),
  loseRequest: ({ network }, { pick }) => network.loseRequest(pick),
  loseAnswer: ({ network }, { pick }) => network.loseAnswer(pick),
  giveUp: ({ network }, { pick }) => network.giveUp(pick),
  portal: ({ network }, { pick }) => network.portal(pick),
  breakDisk: (_field, _step, phone) => phone.breakDisk(),
  mendDisk: (_field, _step, phone) => phone.mendDisk(),
  putAway: (_field, _step, phone) => phone.putAway(),
  backUp: (field) => field.backUp(),
  restore: (field) => field.restore(),
  replace: (field) => field.replace(),
  bringBack: (field) => field.bringBack(),
  reopen: (field, { entryId }) => field.reopen(entryId),
  takeReopeningBack: (field, { entryId }) => field.takeReopeningBack(entryId),
  clear: (field) => field.clear(),
  close: ({ desk }) => (desk.isReplaced() ? undefined : desk.setActive(false)),
  open: ({ desk }) => (desk.isReplaced() ? undefined : desk.setActive(true)),
  endSessions: ({ desk }) => desk.endSessions(),
  stepAside: (_, { entryId }, phone) => phone.stepAside(entryId),
  undo: (_, { entryId }, phone) => phone.undo(entryId),
  declare: (field, { entryId }) => field.declare(entryId),
  assign: (field, { value }) => field.assign(value < 2 ? [1 + value] : [], value === 3),
} satisfies Record<string, Act>

const times = (count: number, ...acts: (keyof typeof ACTS)[]) => Array.from({ length: count }, () => acts).flat()

/** Each act, as often as it should occur. */
export const STEPS: (keyof typeof ACTS)[] = [
  ...times(12, "score", "pass"),
  ...times(8, "arrive", "answer", "flow", "submit"),
  // Of these, only one in hundreds finds a draft that the server has, and gets there.
  ...times(12, "move"),
  ...times(4, "comment", "refetch", "duplicate", "stepDisk", "open"),
  ...times(3, "saveDraft", "sendAnyway", "restart", "giveUp", "wake", "bringBack"),
  ...times(
    2,
    "slowDisk",
    "quickDisk",
    "takeBack",
    "drop",
    "reopen",
    "takeReopeningBack",
    "portal",
    "mendDisk",
    "backUp",
    "stepAside",
    "assign",
  ),
  ...times(
    1,
    "undo",
    "declare",
    "loseRequest",
    "loseAnswer",
    "clear",
    "close",
    "endSessions",
    "breakDisk",
    "putAway",
    "restore",
    "replace",
  ),
]

/** Does one step; a judge who was signed out first signs in again. */
export async function act(field: Field, { act: name, ...step }: Step): Promise<void> {
  const phone = field.phoneOf(step.phone)
  field.turnTo(step.phone)
  if (phone.isSignedOut() && !field.desk.isReplaced()) await phone.restart(step.pick)
  const does: Act = ACTS[name]
  await does(field, { ...step, entryId: field.desk.entryIds[step.entry] ?? 0 }, phone)
}

const MOST_ROUNDS = 60

/** The network works again, the event is open, and every question is answered, until nothing is pending any more. */
export async function heal(field: Field, choices: readonly boolean[]): Promise<void> {
  const { desk, network, phones } = field
  await field.bringBack()
  await desk.setActive(true)
  let quietRounds = 0
  for (let round = 0; round < MOST_ROUNDS; round++) {
    for (const [number, phone] of phones.entries()) {
      field.turnTo(number)
      phone.mendDisk()
      await phone.release()
      // By then the page has stored what it did while its database was unavailable.
      await phone.pass(6_000)
      if (phone.isSignedOut()) await phone.restart(0)
      await settle()
      await phone.refetch()
      for (const entryId of desk.entryIds) await decide(field, phone, entryId, choices[round % choices.length] ?? true)
      await settle()
      await phone.pass(61_000)
    }
    await network.flow()
    await settle()
    field.check()
    const isQuiet = network.isQuiet() && phones.every((phone) => phone.isWriting() && !phone.hasWaiting())
    quietRounds = isQuiet ? quietRounds + 1 : 0
    // The last answers are compared with the server once more.
    if (quietRounds === 2) return
  }
  throw new Error("Something still waits, and nobody is asked.")
}

/** The judge decides what needs a decision; a locked sheet is reopened first. */
async function decide(field: Field, phone: Phone, entryId: number, isMine: boolean): Promise<void> {
  const pending = phone.pendingOf(entryId)
  if (pending?.state !== "needs-you") return
  const code = pending.refusal?.code ?? ""
  expect(["SHEET_CHANGED", "SCORES_LOCKED", "EVENT_CLOSED"]).toContain(code)
  if (!isMine) return phone.drop(entryId)
  if (code === "SCORES_LOCKED") await field.reopen(entryId)
  phone.sendAnyway(entryId)
}
