import type { StoredSheet } from "@rosette/contract"
import { type Answer, type Change, openOutbox, openSender, type Refusal, type SheetContent } from "@rosette/outbox"
import { handClock, settle } from "@rosette/outbox/hand-clock"
import { expect } from "vitest"
import type { Book } from "./outbox-model-book.ts"
import { openDisk } from "./outbox-model-disk.ts"
import type { Network, Trip } from "./outbox-model-network.ts"
import { contentOf, isThere, linesOf } from "./outbox-model-screen.ts"
import type { Desk, Workspace } from "./outbox-model-server.ts"

type World = {
  desk: Desk
  network: Network
  book: Book
  /** Which edit a mutation id carries. */
  editOfTry: Map<string, string>
  newId: () => string
  /** What went wrong where only the outbox would hear of it. */
  faults: unknown[]
}

/** A judge's phone: a screen as simple as can be on a real outbox and a real sender, all of which can be killed at any moment. */
export async function openPhone({ desk, network, book, editOfTry, newId, faults }: World) {
  const { judgeId, criterionIds } = desk
  const disk = openDisk(judgeId)
  let workspace: Workspace = await desk.workspace()
  let page = openPage(await desk.signIn())
  /** The newest edit of each sheet that was neither answered nor given up. */
  const waiting = new Map<number, string>()
  /** Whose content a pending sheet shows. */
  const shownEdit = new Map<number, string>()
  /** What was typed while the phone wrote nothing down: alone this may be lost with a page. */
  const atRisk = new Set<string>()

  function openPage(sessionId: string) {
    const clock = handClock()
    const trips: Trip[] = []
    const state = { isAlive: true, isSignedOut: false }
    const answered = new Map<number, StoredSheet>()
    const outbox = openOutbox({
      judgeId,
      store: disk.openStore(),
      newId,
      refusalOf: (error) => error as Refusal,
      async post(body) {
        const attempt = (await disk.read()).get(body.entryId)?.attempt
        if (!state.isAlive) return new Promise(() => {})
        if (JSON.stringify(attempt?.body) !== JSON.stringify(body))
          faults.push(new Error("It left before it was on record."))
        editOfTry.set(body.mutationId, attempt?.editId ?? "")
        return network
          .post(sessionId, body, (trip) => void trips.push(trip))
          .catch((refusal: Refusal) => {
            const kept = waiting.get(body.entryId)
            if (state.isAlive && kept && refusal.current) book.met(kept, refusal.current)
            throw refusal
          })
      },
      onAnswer: (answer) => {
        if (state.isAlive) whenAnswered(answer)
      },
      onStorageLost: () => void faults.push(new Error("The store has failed.")),
    })
    const sender = openSender({
      outbox,
      clock,
      random: () => 0.5,
      onSignedOut: () => {
        state.isSignedOut = true
      },
    })
    void outbox.load().then(sender.wake)
    return { outbox, sender, clock, trips, state, answered }
  }

  function whenAnswered(answer: Answer): void {
    if (!answer.saved) return
    const { entryId, editId, saved, sent } = answer
    if (!book.isSaved(editId)) faults.push(new Error(`${editId} was told to be saved, and is not.`))
    if (waiting.get(entryId) === editId) waiting.delete(entryId)
    const known = page.answered.get(entryId)
    if (known && known.revision > saved.revision) return
    const { isSubmitted, scores, revision } = saved
    page.answered.set(entryId, { entryId, isSubmitted, scores, revision, comments: sent.comments })
  }

  function storedOf(entryId: number): StoredSheet | undefined {
    const answer = page.answered.get(entryId)
    if (answer && answer.revision > workspace.changeVersion) return answer
    return workspace.sheets.find((sheet) => sheet.entryId === entryId)
  }
  const pendingOf = (entryId: number) => page.outbox.pending().get(entryId)

  /** What the screen shows of a sheet, and every edit that is in it. */
  function shown(entryId: number) {
    const stored = storedOf(entryId)
    const pending = pendingOf(entryId)
    const isLocked = stored?.isSubmitted || (pending?.isSubmitted === true && pending.state !== "needs-you")
    if (pending && !stored?.isSubmitted) {
      const id = shownEdit.get(entryId) ?? ""
      return { content: pending.content, seen: new Set([id, ...book.editOf(id).seen]), isLocked, pending, stored }
    }
    return { content: contentOf(stored), seen: book.seenWith(stored?.revision), isLocked, pending, stored }
  }

  function make(entryId: number, content: SheetContent, isSubmitted: boolean, how: (change: Change) => string): void {
    const { seen, pending, stored } = shown(entryId)
    const scores = linesOf(content, criterionIds, isSubmitted)
    const baseRevision = pending?.baseRevision ?? stored?.revision ?? 0
    const id = how({ entryId, label: `Car ${entryId}`, content, scores, isSubmitted, baseRevision })
    book.made({ id, entryId, content, isSubmitted, seen: new Set(seen), alike: new Set() })
    waiting.set(entryId, id)
    shownEdit.set(entryId, id)
    if (disk.isHeld()) atRisk.add(id)
  }

  function drop(entryId: number): void {
    const pending = pendingOf(entryId)
    const id = waiting.get(entryId)
    if (!pending || pending.isOut || !id) return
    const tries = [...editOfTry].filter(([, editId]) => editId === id)
    book.dropped(
      id,
      tries.some(([mutationId]) => network.isUnderWay(mutationId)),
    )
    waiting.delete(entryId)
    if (disk.isHeld()) atRisk.add(id)
    void page.outbox.drop(entryId)
  }

  function insist(entryId: number): void {
    const pending = pendingOf(entryId)
    if (pending?.state !== "needs-you") return
    choose(entryId, pending.refusal)
    void page.outbox.insist(entryId).then(page.sender.wake)
  }
  function choose(entryId: number, refusal: Refusal | null): void {
    const id = waiting.get(entryId)
    if (id && refusal?.code === "SHEET_CHANGED") book.chosenOver(id, refusal.current?.revision)
  }

  async function kill(done: number): Promise<void> {
    const { sender, state, trips, answered } = page
    sender.close()
    state.isAlive = false
    for (const trip of trips) trip.isWaiting = false
    await disk.kill(done % (disk.waiting() + 1))
    // Whether the answers of the last moments were kept with the workspace is a matter of luck.
    const newer = [...answered.values()].filter(({ revision }) => revision > workspace.changeVersion)
    const isKept = (entryId: number) => newer.some((sheet) => sheet.entryId === entryId)
    if (done % 2 === 0)
      workspace = { ...workspace, sheets: [...workspace.sheets.filter((s) => !isKept(s.entryId)), ...newer] }
    const records = await disk.read()
    for (const entryId of desk.entryIds) resume(entryId, records.get(entryId)?.kept?.editId)
    atRisk.clear()
  }

  /** What a new page finds of a sheet. */
  function resume(entryId: number, kept: string | undefined): void {
    const before = waiting.get(entryId)
    if (kept && atRisk.has(kept)) book.keptAtLast(kept)
    if (before && before !== kept) {
      expect(atRisk, `${before} was kept, and is gone`).toContain(before)
      book.lostWithPage(before)
    }
    waiting.delete(entryId)
    if (!kept) return
    if (before !== kept && !book.isSaved(kept))
      expect(atRisk.size, `${kept} was given up, and is back`).toBeGreaterThan(0)
    book.cameBack(kept)
    waiting.set(entryId, kept)
    shownEdit.set(entryId, kept)
  }

  return {
    hold: disk.hold,
    stepDisk: disk.step,
    async release(): Promise<void> {
      disk.release()
      await settle()
      atRisk.clear()
    },
    pass: (milliseconds: number) => page.clock.pass(milliseconds),
    wake: () => void page.sender.wake(),
    isSignedOut: () => page.state.isSignedOut,
    owns: (trip: Trip) => page.trips.includes(trip),
    pendingOf,
    hasWaiting: () => page.outbox.pending().size > 0,
    drop,
    insist,
    /** Sets one field of a sheet; back to what the server is known to have, nothing is left to send. */
    type(entryId: number, edit: (content: SheetContent) => SheetContent): void {
      const { content, isLocked, pending, stored } = shown(entryId)
      if (isLocked) return
      const next = edit(content)
      if (isThere(next, stored, criterionIds) && !pending?.isOut) drop(entryId)
      else make(entryId, next, false, page.sender.keep)
    },
    send(entryId: number, isSubmitted: boolean): void {
      const { content, isLocked, pending } = shown(entryId)
      if (isLocked) return
      make(entryId, content, isSubmitted, page.sender.send)
      if (pending?.state === "needs-you") choose(entryId, pending.refusal)
    },
    /** Makes a submit that has not left a draft again. */
    takeBack(entryId: number): void {
      const { content, pending, stored } = shown(entryId)
      if (!pending?.isSubmitted || pending.isOut || pending.state !== "kept" || stored?.isSubmitted) return
      make(entryId, content, false, page.sender.keep)
    },
    /** Reads everything anew; what the server turns out to have is given up, and what waited for the event to open goes out. */
    async refetch(): Promise<void> {
      workspace = await desk.workspace()
      for (const [entryId, { content, isSubmitted, isOut, refusal }] of page.outbox.pending()) {
        const isKnown = isThere(content, storedOf(entryId), criterionIds)
        if (!isSubmitted && isKnown && !isOut) drop(entryId)
        else if (refusal?.code === "EVENT_CLOSED" && workspace.isActive) insist(entryId)
      }
    },
    /** The page ends in the middle of whatever it does, and is opened again, by now signed in. */
    async restart(done: number): Promise<void> {
      await kill(done)
      page = openPage(await desk.signIn())
      // Nobody types before the page has read what is kept.
      await settle()
    },
    /** At any moment: what waits is shown as waiting, just as it was typed, and what is not shown the server has. */
    check(): void {
      for (const [entryId, id] of waiting) {
        const pending = pendingOf(entryId)
        expect(pending?.content, `${id} waits, and is not shown`).toEqual(book.editOf(id).content)
      }
      if (disk.isHeld()) return
      expect(new Set(page.outbox.pending().keys()), "sheets that wait").toEqual(new Set(waiting.keys()))
    },
  }
}

export type Phone = Awaited<ReturnType<typeof openPhone>>
