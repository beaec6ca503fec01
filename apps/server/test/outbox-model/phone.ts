import type { StoredSheet } from "@rosette/contract/sheets"
import { newerSheets, withAnswer } from "@rosette/outbox/answered-sheets"
import { settle } from "@rosette/outbox/hand-clock"
import { changeOfNote, noteId, reviewNote } from "@rosette/outbox/notes"
import type { Answer, Change } from "@rosette/outbox/outbox"
import type { SheetContent, UnsentSheet } from "@rosette/outbox/records"
import { knownRevisions, reviewed, reviewWaiting } from "@rosette/outbox/review"
import { changeOf, hasNothingToSend, isBlank, shownSheet } from "@rosette/outbox/sheet-content"
import { expect } from "vitest"
import { criterionOf } from "../../src/data/records/shapes.ts"
import { openDisk } from "./disk.ts"
import { expectEqual } from "./expect-equal.ts"
import type { Trip } from "./network.ts"
import { type ModelPage, openModelPage, type World } from "./page.ts"
import type { Workspace } from "./server.ts"

const asideId = (entryId: number) => noteId({ call: "stepAside", entryId })

/**
 * A judge's phone: the simplest possible screen on a real outbox and a real sender, all of which can be killed at any
 * moment.
 */
export async function openPhone(world: World) {
  const { desk, network, book, notes, editOfTry, newId, faults } = world
  const { judgeId, databaseId, eventId } = desk
  const criteria = desk.criteria.map(criterionOf)
  const owner = { databaseId, judgeId }
  const disk = openDisk(owner)
  let workspace: Workspace = await desk.workspace()
  /** The workspace that is stored on the disk. */
  let kept = workspace
  /** Counts requests and answers, as a page does. */
  let moments = 0
  let askedAt = 0
  /** Whether the disk was too slow to compare the workspace with what is known. */
  let isUnreviewed = false
  /** The newest edit of each sheet that was neither answered nor given up. */
  const waiting = new Map<number, string>()
  /** The declarations that were neither answered nor undone, by entry. */
  const telling = new Map<number, string>()
  /** Whose content a pending sheet shows. */
  const shownEdit = new Map<number, string>()
  /** What was typed, answered or given up while the phone could store nothing: only this may be lost with a page. */
  const atRisk = new Set<string>()
  /** Sent while the phone could store nothing: a page that ends takes the knowledge of the attempt with it. */
  const unrecorded = new Set<string>()
  let page: ModelPage = openPage(await desk.signIn())

  const isWriting = () => !disk.isHeld() && !disk.isBroken() && page.outbox.storage() === "works"

  function openPage(sessionId: string): ModelPage {
    return openModelPage({
      ...world,
      disk,
      sessionId,
      onAnswer: whenAnswered,
      onTold: whenTold,
      onStore: whenStored,
      onNothingToMove: (entryId, editId) => hasCome(entryId, editId),
      keptEdit: (id) => waiting.get(id) ?? [...telling].find(([entryId]) => asideId(entryId) === id)?.[1],
      onUnrecorded: (editId) => unrecorded.add(editId),
    })
  }

  function whenAnswered(answer: Answer): void {
    if (!answer.saved) return
    const { entryId, editId } = answer
    if (!book.isSaved(editId)) faults.push(new Error(`${editId} was told to be saved, and is not.`))
    hasCome(entryId, editId)
    const knownRevision = page.outbox.known().get(entryId)?.revision
    page.answered = withAnswer(page.answered, answer, { heardAt: ++moments, knownRevision })
  }

  function hasCome(entryId: number, editId: string): void {
    if (waiting.get(entryId) === editId) waiting.delete(entryId)
    if (!isWriting()) atRisk.add(editId)
  }

  function whenTold(entryId: number): void {
    const id = telling.get(entryId)
    if (!id || !notes.isTold(id)) faults.push(new Error(`${id} was told, and is not.`))
    telling.delete(entryId)
    if (id && !isWriting()) atRisk.add(id)
  }

  const declarationOf = (entryId: number) => page.outbox.notes().get(asideId(entryId))

  function undo(entryId: number): void {
    const id = telling.get(entryId)
    if (!id || !declarationOf(entryId) || declarationOf(entryId)?.isUnanswered) return
    notes.givenUp(id, isUnderWay(id))
    telling.delete(entryId)
    if (!isWriting()) atRisk.add(id)
    void page.outbox.drop(asideId(entryId))
  }

  const tellAnyway = (entryId: number) => void page.outbox.sendAnyway(asideId(entryId)).then(() => page.sender.wake())

  /** What the server has answered since the workspace was asked for, to this page and to those before it. */
  const newer = (): StoredSheet[] => [
    ...newerSheets(
      { ...workspace, event: workspace, askedAt, isUnreviewed },
      page.answered,
      page.outbox.known(),
    ).values(),
  ]
  const storedOf = (entryId: number): StoredSheet | undefined =>
    [...newer(), ...workspace.sheets].find((sheet) => sheet.entryId === entryId)
  const pendingOf = (entryId: number) => page.outbox.pending().get(entryId)

  /** What the screen shows of a sheet, and every edit that is in it. */
  function shown(entryId: number) {
    const stored = storedOf(entryId)
    const pending = pendingOf(entryId)
    const { content, isLocked } = shownSheet(stored, pending, { criteria, lacking: [] })
    const id = pending && !stored?.isSubmitted ? (shownEdit.get(entryId) ?? "") : null
    const seen = id === null ? book.seenWith(stored) : new Set([id, ...book.editOf(id).seen])
    return { content, seen, isLocked, pending, stored }
  }

  function changeFor(entryId: number, content: SheetContent, isSubmitted: boolean): Change {
    const label = `Car ${entryId}`
    const typed = { entry: desk.entryOf(entryId), label, content, isSubmitted, criteria, scope: workspace }
    return changeOf(typed, storedOf(entryId), pendingOf(entryId))
  }

  /** Whoever has made a change: the judge, or the outbox for a draft that was moved. */
  function whenStored({ editId: id, entryId, content, isSubmitted, movedTo, note }: UnsentSheet): () => void {
    if (note) return () => {}
    // A draft that comes back takes the place of the empty one, whatever the screen shows by then.
    const empty = [...waiting].find(([other, edit]) => other === entryId && book.editOf(edit).movedAs !== undefined)
    const seen = new Set(empty ? book.lineage(empty[1]) : shown(entryId).seen)
    return () => {
      // The sheet that a moved draft has become is stored with it, and told before it.
      const movedAs = movedTo === undefined ? undefined : waiting.get(movedTo)
      book.made({ id, entryId, content, isSubmitted, seen, alike: new Set(), ...(movedAs && { movedAs }) })
      waiting.set(entryId, id)
      shownEdit.set(entryId, id)
      if (!isWriting()) atRisk.add(id)
    }
  }

  const isUnderWay = (id: string) =>
    [...editOfTry].some(([mutationId, editId]) => editId === id && network.isUnderWay(mutationId))

  function drop(entryId: number): void {
    const pending = pendingOf(entryId)
    const id = waiting.get(entryId)
    if (!pending || pending.isUnanswered || !id) return
    const draft = movedTo(entryId)
    const isAtServer = draft !== null && book.isKept(draft.movedAs)
    waiting.delete(entryId)
    if (!isWriting()) atRisk.add(id)
    const { outbox, sender } = page
    void outbox.drop(entryId).then(() => sender.wake())
    const isBack = draft !== null && waiting.get(draft.entryId) !== draft.id
    book.dropped(id, { isUnderWay: isUnderWay(id), isBack })
    if (!draft) return
    if (isBack) expectEqual(pendingOf(draft.entryId)?.content, pending.content, "what is back where it was typed")
    expect(isBack && draft.isOnItsWay, `${draft.id} is sent, and its draft is back`).toBe(false)
    if (pending.refusal)
      expect(isBack || isAtServer, `${id} was refused, and is not back where it was typed`).toBe(true)
  }

  /** The draft that waits until the sheet of this entry, to which it was moved, is saved. */
  function movedTo(target: number) {
    for (const [entryId, id] of waiting) {
      const { movedAs } = book.editOf(id)
      if (entryId === target || movedAs === undefined) continue
      const { isUnanswered, isChangedSince } = pendingOf(entryId) ?? {}
      return { entryId, id, movedAs, isOnItsWay: isUnanswered === true && !isChangedSince }
    }
    return null
  }

  function sendAnyway(entryId: number): void {
    const pending = pendingOf(entryId)
    if (pending?.state !== "needs-you") return
    const id = waiting.get(entryId)
    if (id && pending.refusal?.code === "SHEET_CHANGED") book.chosenOver(id, pending.refusal.current)
    void page.outbox.sendAnyway(entryId).then(() => page.sender.wake())
  }

  /**
   * Reads everything from the server and compares it with what the server is known to have, as far as the phone can
   * read and write.
   */
  async function read(): Promise<void> {
    const asked = isWriting() ? knownRevisions(await disk.read()) : null
    const wasSlow = disk.isHeld()
    const begun = ++moments
    workspace = await desk.workspace()
    askedAt = begun
    isUnreviewed = wasSlow
    resume()
    if (!asked || !isWriting()) return
    const { changeVersion, sheetsVersion, sheets } = workspace
    const labelOf = (id: number) => (desk.entryIds.includes(id) ? `Car ${id}` : null)
    const server = {
      eventId,
      changeVersion,
      sheetsVersion,
      sheets,
      criterionIds: new Set(criteria.map(({ id }) => id)),
      labelOf,
    }
    const last = { sheetsVersion: kept.sheetsVersion, setupVersion: 0, labelOf }
    await disk.change((before) => {
      for (const [entryId, { known }] of before) {
        const there = sheets.find((sheet) => sheet.entryId === entryId)
        if (known?.sheet && (there?.revision ?? sheetsVersion) > known.sheet.revision) book.overtaken(known.sheet)
      }
      const changed = reviewed(before, { owner, server, asked, last, newId })
      for (const [entryId, record] of changed) {
        const sheet = record.unsent
        const had = before.get(entryId)
        if (!sheet?.isLost || sheet.editId === had?.unsent?.editId) continue
        const { editId: id, content, isSubmitted } = sheet
        expect(book.wasRestored(), `${id} is sent again, though nothing was lost`).toBe(true)
        book.made({
          id,
          entryId,
          content,
          isSubmitted,
          seen: book.seenWith(had?.known?.sheet),
          alike: new Set(),
          isLost: true,
        })
        waiting.set(entryId, id)
        shownEdit.set(entryId, id)
      }
      return changed
    })
    kept = workspace
    await page.outbox.load()
    void page.sender.wake()
  }

  /** The database for which it was stopped is back. */
  function resume(): void {
    if (page.sender.stopped()?.kind === "otherDatabase") page.sender.resume()
  }

  async function kill(done: number): Promise<void> {
    const { sender, state, trips } = page
    const answered = newer()
    sender.close()
    state.isAlive = false
    for (const trip of trips) trip.isWaiting = false
    await disk.kill(done % (disk.waiting() + 1))
    // Whether the answers of the last moments were stored with the workspace is random.
    const isNewer = (entryId: number) => answered.some((sheet) => sheet.entryId === entryId)
    if (done % 2 === 0) kept = { ...kept, sheets: [...kept.sheets.filter((s) => !isNewer(s.entryId)), ...answered] }
    workspace = kept
    const records = await disk.read()
    for (const entryId of desk.entryIds) {
      findAgain(entryId, records.get(entryId)?.unsent?.editId)
      findDeclaration(entryId, records.get(asideId(entryId))?.unsent?.editId)
    }
    for (const id of atRisk) book.forgot(id)
    for (const id of unrecorded) book.maySeemForeign(id)
    atRisk.clear()
    unrecorded.clear()
  }

  /** What a new page finds of a sheet. */
  function findAgain(entryId: number, found: string | undefined): void {
    const before = waiting.get(entryId)
    if (found && atRisk.has(found)) book.maySeemForeign(found)
    if (before && before !== found) {
      expect(atRisk, `${before} was kept, and is gone`).toContain(before)
      book.lostWithPage(before, isUnderWay(before))
    }
    waiting.delete(entryId)
    if (!found) return
    if (before !== found && !book.isSaved(found))
      expect(atRisk.size, `${found} was given up, and is back`).toBeGreaterThan(0)
    book.cameBack(found)
    waiting.set(entryId, found)
    shownEdit.set(entryId, found)
  }

  function findDeclaration(entryId: number, found: string | undefined): void {
    const before = telling.get(entryId)
    if (before && before !== found) {
      expect(atRisk, `${before} was kept, and is gone`).toContain(before)
      notes.givenUp(before, isUnderWay(before))
    }
    telling.delete(entryId)
    if (!found) return
    if (before !== found && !notes.isTold(found))
      expect(atRisk.size, `${found} was given up, and is back`).toBeGreaterThan(0)
    notes.cameBack(found)
    telling.set(entryId, found)
  }

  return {
    stepAside(entryId: number): void {
      if (telling.has(entryId)) return
      const note = { call: "stepAside", entryId, reason: "" } as const
      const id = page.sender.send(changeOfNote(note, `Car ${entryId}`))
      notes.made(id, entryId)
      telling.set(entryId, id)
      if (!isWriting()) atRisk.add(id)
    },
    undo,
    hold: disk.hold,
    stepDisk: disk.step,
    breakDisk: disk.breakDown,
    mendDisk: disk.mend,
    async release(): Promise<void> {
      disk.release()
      await settle()
    },
    pass: (milliseconds: number) => page.clock.pass(milliseconds),
    wake: () => void page.sender.wake(),
    putAway: () => page.sender.hurry(),
    isSignedOut: () => page.sender.stopped()?.kind === "signedOut",
    resume,
    owns: (trip: Trip) => page.trips.includes(trip),
    pendingOf,
    hasWaiting: () => page.outbox.pending().size + page.outbox.notes().size > 0,
    isWriting,
    drop,
    sendAnyway,
    /** Sets one field of a sheet. If that restores what the server is known to have, nothing is left to send. */
    type(entryId: number, edit: (content: SheetContent) => SheetContent): void {
      const { content, isLocked, pending, stored } = shown(entryId)
      if (isLocked) return
      const next = edit(content)
      if (hasNothingToSend(next, stored, pending)) drop(entryId)
      else page.sender.store(changeFor(entryId, next, false))
    },
    send(entryId: number, isSubmitted: boolean): void {
      const { content, isLocked } = shown(entryId)
      if (!isLocked) page.sender.send(changeFor(entryId, content, isSubmitted))
    },
    /** Makes a submit that was not sent yet a draft again. */
    takeBack(entryId: number): void {
      const { content, pending, stored } = shown(entryId)
      if (!pending?.isSubmitted || pending.isUnanswered || pending.state !== "unsent" || stored?.isSubmitted) return
      page.sender.store(changeFor(entryId, content, false))
    },
    /** Moves a draft about which nothing is to be decided to the other entry; a draft there was shown beside it. */
    move(entryId: number): void {
      const { content, pending, stored } = shown(entryId)
      if (stored?.isSubmitted || pending?.isSubmitted || pending?.state === "needs-you" || isBlank(content)) return
      const target = desk.otherThan(entryId)
      if (storedOf(target)?.isSubmitted || pendingOf(target)?.isSubmitted) return
      const { outbox, sender } = page
      const { label, baseRevision } = changeFor(entryId, content, false)
      outbox.move(changeFor(target, content, false), { entryId, label, baseRevision })
      void sender.wake()
    },
    /**
     * Reads everything again; what the server already has is given up, and what waited for the event to open is sent.
     */
    async refetch(): Promise<void> {
      if (desk.isReplaced()) return
      await read()
      for (const [entryId, pending] of page.outbox.pending()) {
        const { isActive } = workspace
        const next = reviewWaiting(pending, { stored: storedOf(entryId), criteria, hasEntry: true, isActive })
        if (next === "drop") drop(entryId)
        else if (next === "sendAnyway") sendAnyway(entryId)
      }
      for (const declaration of page.outbox.notes().values()) {
        const { entryId } = declaration.note
        const facts = { isActive: workspace.isActive, hasSteppedAside: workspace.aside.includes(entryId) }
        const next = reviewNote(declaration, facts)
        if (next === "drop") undo(entryId)
        else if (next === "sendAnyway") tellAnyway(entryId)
      }
    },
    /** The page ends in the middle of what it does, and is opened again, signed in by then. */
    async restart(done: number): Promise<void> {
      await kill(done)
      page = openPage(await desk.signIn())
      // Nobody types before the page has read what is stored.
      await settle()
    },
    /**
     * At any moment: what is pending is shown as pending, exactly as it was typed, and what is not shown is on the
     * server.
     */
    check(): void {
      for (const [entryId, id] of waiting) {
        const pending = pendingOf(entryId)
        expectEqual(pending?.content, book.editOf(id).content, `${id} waits, and is not shown`)
      }
      for (const [entryId, id] of telling) expect(declarationOf(entryId), `${id} waits, and is not shown`).toBeDefined()
      if (disk.isHeld()) return
      expectEqual(page.outbox.notes().size, telling.size, "declarations that wait")
      expectEqual(new Set(page.outbox.pending().keys()), new Set(waiting.keys()), "sheets that wait")
      if (!isWriting()) return
      atRisk.clear()
      unrecorded.clear()
    },
  }
}

export type Phone = Awaited<ReturnType<typeof openPhone>>
