import type { StoredSheet } from "@rosette/contract/sheets"
import { isSameWhenSubmitted, linesOfPoints } from "@rosette/domain/contest/sheet-lines"
import type { SheetContent, SheetToSend } from "@rosette/outbox/records"
import { expect } from "vitest"
import { expectEqual } from "./expect-equal.ts"
import type { Outcome } from "./server.ts"

/** One change that the judge made on a phone, with every edit that the screen had shown them, in it or under it. */
export type Edit = {
  id: string
  entryId: number
  content: SheetContent
  isSubmitted: boolean
  seen: Set<string>
  /** Edits of another phone with the same content when this one was submitted: there was nothing to choose. */
  alike: Set<string>
  /** The draft was moved to the other entry, and is this edit there. */
  movedAs?: string
  /** Sent again because the server has lost it. */
  isLost?: boolean
}

/** A sheet as the server must have it: the edits with this content, the newest of all, and the one revision. */
export type Version = StoredSheet & { authors: Set<string>; isReopened?: boolean }

export type Book = ReturnType<typeof openBook>

/** What the server held at a moment, and everything noted about it. */
export type Page = {
  current: Map<number, Version>
  answers: Map<string, Outcome>
  revisions: number[]
  lines: number
  drafts: Set<number>
  saved: Set<string>
}

/**
 * A version by its content: after a restore another one may have its revision. Without points of 0, which some answers
 * leave out.
 */
const nameOf = ({ entryId, isSubmitted, comments, scores, revision }: StoredSheet) =>
  JSON.stringify([entryId, revision, isSubmitted, comments, scores.filter(({ points }) => points > 0)])

/**
 * The simple model: who had seen what when they typed. The server may let an edit replace another one only if the
 * author had seen that one or decided against it, and must hold nothing twice. The model also notes what was answered,
 * dropped or lost.
 */
export function openBook() {
  const edits = new Map<string, Edit>()
  const versions = new Map<string, Version>()
  let current = new Map<number, Version>()
  let answers = new Map<string, Outcome>()
  const saved = new Set<string>()
  const givenUp = new Set<string>()
  /** Dropped by the judge, and not moved back to where it was typed. */
  const thrownAway = new Set<string>()
  /** Dropped while a copy of an attempt was still on its way: it may still arrive. */
  const mayStillArrive = new Set<string>()
  const refused = new Set<string>()
  const refusedTries = new Set<string>()
  const cleared = new Set<string>()
  /**
   * Kept at the moment in which the page was killed, before the step that would have told it the latest revision, or
   * sent by a page that could not store that: what the server has of it may seem to be another device's.
   */
  const foreign = new Set<string>()
  let revisions: number[] = []
  /** Lines of history: one for the drafts of a sheet, which the line of its submit replaces. */
  let lines = 0
  let drafts = new Set<number>()
  let wasRestored = false
  /** Saved, and then lost by the server. */
  const lost = new Set<string>()
  /** Lost by the server, and what a phone knew of it was lost with a page. */
  const forgotten = new Set<string>()

  function editOf(id: string): Edit {
    const edit = edits.get(id)
    if (!edit) throw new Error(`Nobody has made edit ${id}.`)
    return edit
  }
  const lineage = (ids: Iterable<string>) => new Set([...ids].flatMap((id) => [id, ...editOf(id).seen]))
  const lineageAt = (sheet: StoredSheet | null | undefined) =>
    lineage((sheet && versions.get(nameOf(sheet))?.authors) ?? [])

  function stand(version: Version): void {
    expect(version.revision, "a revision that was there before").toBeGreaterThan(revisions.at(-1) ?? 0)
    revisions.push(version.revision)
    // After a restore the same content may get the same revision again: nobody can tell the two apart.
    const alike = versions.get(nameOf(version))?.authors ?? []
    const stood = { ...version, authors: new Set([...version.authors, ...alike]) }
    versions.set(nameOf(stood), stood)
    current.set(stood.entryId, stood)
  }

  function mayStandOver(edit: Edit, before: Version): boolean {
    const known = new Set([...lineage([edit.id])].flatMap((id) => [id, ...editOf(id).alike]))
    return [...before.authors].some((author) => known.has(author)) || saysTheSame(edit, before)
  }

  /**
   * Whether its author worked on a sheet that the server has lost, and whose revision another sheet has got since: the
   * two revisions cannot be told apart.
   */
  function isMistaken({ id, seen }: Edit, { baseRevision }: SheetToSend, there: Version): boolean {
    if (!wasRestored || baseRevision !== there.revision) return false
    const known = new Set([id, ...seen])
    return [...versions.values()].some(
      ({ entryId, revision, authors }) =>
        entryId === there.entryId && revision === baseRevision && [...authors].some((author) => known.has(author)),
    )
  }

  /**
   * Whether the stored edit that would be replaced is that edit itself, or one that its author had seen; except if the
   * organizer has reopened the sheet, or an attempt arrived late that had been refused before.
   */
  function isAskedInVain(id: string): boolean {
    const edit = editOf(id)
    if (wasRestored || [id, ...edit.seen].some((other) => foreign.has(other))) return false
    const own = [id, ...edit.seen].filter((other) => !refused.has(other))
    const there = current.get(edit.entryId)
    if (saved.has(id) && !refused.has(id)) return !cleared.has(id)
    return there !== undefined && !there.isReopened && own.some((other) => there.authors.has(other))
  }

  /** Whether the server got the content of an edit, with it or with a later one, or the judge did not want it any more. */
  const isKept = (id: string) => [...saved, ...thrownAway].some((other) => other === id || editOf(other).seen.has(id))

  /** A draft has left its entry: somebody who had seen it has moved it, and the other entry had it first. */
  function left(edit: Edit, body: SheetToSend): void {
    const there = current.get(body.entryId)
    if (!there) throw new Error(`${edit.id} was moved, and there was nothing.`)
    expect(there.isSubmitted, "a submitted sheet that was moved").toBe(false)
    const hasSeen = [...lineage([edit.id])].some((id) => there.authors.has(id))
    expect(hasSeen || isMistaken(edit, body, there), `${edit.id} moves ${[...there.authors]}, unseen`).toBe(true)
    expectMoved(edit)
    // The line of its drafts is replaced by one that says where it is.
    if (!drafts.delete(body.entryId)) lines += 1
    for (const id of lineage([edit.id, ...there.authors])) cleared.add(id)
    current.delete(body.entryId)
  }

  /** The judge has also emptied what this was based on, if the server has lost that. */
  function emptied(editId: string): void {
    saved.add(editId)
    for (const id of lineage([editId])) if (id === editId || lost.has(id)) cleared.add(id)
  }

  const expectMoved = ({ id, movedAs = "" }: Edit) =>
    expect(isKept(movedAs), `${id} has left, and ${movedAs} has not arrived`).toBe(true)

  return {
    made: (edit: Edit) => void edits.set(edit.id, edit),
    maySeemForeign: (id: string) => void foreign.add(id),
    editOf,
    /** An edit with all that its author had seen. */
    lineage: (id: string) => lineage([id]),
    /** Every edit that a screen shows with this revision of a sheet. */
    seenWith: lineageAt,
    /** The judge decides against what the server has at this revision. */
    chosenOver(id: string, sheet: StoredSheet | null | undefined): void {
      for (const other of lineageAt(sheet)) editOf(id).seen.add(other)
    },
    /** A phone learns that another one has saved this sheet. */
    met(id: string, current: StoredSheet): void {
      const edit = editOf(id)
      if (!edit.isSubmitted || !saysTheSame(edit, current)) return
      for (const other of lineageAt(current)) edit.alike.add(other)
    },
    isSaved: (id: string) => saved.has(id),
    isKept,
    /** `isBack`: it was moved here, and is a draft of its own entry again. */
    dropped(id: string, { isUnderWay, isBack }: { isUnderWay: boolean; isBack: boolean }): void {
      givenUp.add(id)
      if (!isBack) thrownAway.add(id)
      if (isUnderWay) mayStillArrive.add(id)
      // With it the judge also gives up the edits it was based on, if the server has lost those.
      for (const other of lineage([id])) if (lost.has(other) || editOf(id).isLost) cleared.add(other)
    },
    /** A page ended, and with it the knowledge that this was answered. */
    forgot: (id: string) => void forgotten.add(id),
    /**
     * The sheet was saved, or sheets were reopened or cleared, at a later version: it can no longer be found that it
     * was lost.
     */
    overtaken(sheet: StoredSheet): void {
      for (const id of lineageAt(sheet)) forgotten.add(id)
    },
    wasRestored: () => wasRestored,
    /** The page ended before it could store this. */
    lostWithPage(id: string, isUnderWay: boolean): void {
      givenUp.add(id)
      if (isUnderWay) mayStillArrive.add(id)
    },
    /** The page ended before it could store that this was given up. */
    cameBack(id: string): void {
      givenUp.delete(id)
      thrownAway.delete(id)
    },
    current: (entryId: number): StoredSheet | undefined => {
      const version = current.get(entryId)
      if (!version) return undefined
      const { authors: _, isReopened: __, ...sheet } = version
      return sheet
    },
    /** The server has answered an attempt; returns the outcome in a word. */
    arrived(editId: string, body: SheetToSend, outcome: Outcome): string {
      // A caller who is not signed in gets no other answer.
      const { failure } = outcome
      if (failure?.kind === "signedOut" || failure?.kind === "otherDatabase") return failure.code
      const before = answers.get(body.mutationId)
      if (before) {
        expectEqual(outcome, before, "the answer to a repeat")
        return "repeat"
      }
      if (!outcome.saved) {
        const code = failure?.code ?? ""
        // Nobody receives the refusal of a copy of an attempt that was refused before.
        const isNews = !refusedTries.has(body.mutationId)
        if (code === "SHEET_CHANGED" && isNews) expect(isAskedInVain(editId), `${editId} in its own way`).toBe(false)
        refusedTries.add(body.mutationId)
        refused.add(editId)
        if (body.movedTo === undefined || code !== "INVALID_INPUT") return code
        const { isSubmitted, scores, comments } = current.get(body.entryId) ?? { scores: [], comments: "" }
        expect([isSubmitted ?? false, scores, comments], "nothing to be moved").toEqual([false, [], ""])
        expectMoved(editOf(editId))
        emptied(editId)
        return "nothing to move"
      }
      answers.set(body.mutationId, outcome)
      const edit = editOf(editId)
      const there = current.get(body.entryId)
      const isDropped = givenUp.has(editId) && !mayStillArrive.has(editId)
      if (body.movedTo !== undefined) {
        expect([outcome.saved.revision, isDropped], "a draft that has left").toEqual([0, false])
        left(edit, body)
        saved.add(editId)
        return "moved"
      }
      if (outcome.saved.revision === 0) {
        expect([there, body.scores, body.comments], "a draft that says nothing is no sheet").toEqual([
          undefined,
          [],
          "",
        ])
        emptied(editId)
        return "nothing"
      }
      expect(isDropped, "a dropped sheet was sent").toBe(false)
      saved.add(editId)
      if (there && outcome.saved.revision === there.revision) {
        there.authors.add(editId)
        return "same"
      }
      if (!drafts.has(body.entryId)) lines += 1
      if (body.isSubmitted) drafts.delete(body.entryId)
      else drafts.add(body.entryId)
      if (there) {
        const mayStand = mayStandOver(edit, there) || isMistaken(edit, body, there) || completes(there, outcome.saved)
        expect(mayStand, `${editId} over ${[...there.authors]}, which it had not seen`).toBe(true)
        for (const id of lineage(there.authors)) edit.seen.add(id)
      }
      const { isSubmitted, scores, revision } = outcome.saved
      const { entryId, comments } = body
      stand({ entryId, comments, isSubmitted, scores, revision, authors: new Set([editId]) })
      return "saved"
    },
    /** The organizer has made it a draft again. */
    reopened(entryId: number, revision: number): void {
      const there = current.get(entryId)
      if (there) stand({ ...there, isSubmitted: false, revision, isReopened: true })
    },
    /** The revision of a reopening that no judge has changed since; null if there is none. */
    openReopening(entryId: number): number | null {
      const there = current.get(entryId)
      return there?.isReopened && !there.isSubmitted ? there.revision : null
    },
    /** The organizer has taken the reopening back: the sheet is submitted as it was. */
    reopeningTakenBack(entryId: number, revision: number): void {
      const there = current.get(entryId)
      if (there) stand({ ...there, isSubmitted: true, revision })
    },
    /** The organizer has removed every sheet; with it goes the line of a draft whose judge has stepped aside from the entry. */
    cleared(aside: readonly number[]): void {
      lines -= aside.filter((entryId) => drafts.has(entryId)).length
      for (const id of saved) for (const other of lineage([id])) cleared.add(other)
      current.clear()
      drafts.clear()
    },
    /** The state to return to if the server is restored from a copy made now. */
    copy: (): Page => ({
      current: new Map(current),
      answers: new Map(answers),
      revisions: [...revisions],
      lines,
      drafts: new Set(drafts),
      saved: new Set(saved),
    }),
    restored(page: Page): void {
      wasRestored = true
      for (const id of saved) if (!page.saved.has(id)) lost.add(id)
      current = new Map(page.current)
      answers = new Map(page.answers)
      revisions = [...page.revisions]
      lines = page.lines
      drafts = new Set(page.drafts)
    },
    counts: () => ({ lines, mutations: answers.size }),
    /** In the end every edit has an outcome, and the server holds the last ones. */
    close(): void {
      const superseded = new Set(
        [...edits.values()].flatMap(({ id, seen }) => [...seen].filter((other) => other !== id)),
      )
      for (const { id, entryId } of edits.values()) {
        const hasCome = saved.has(id) || givenUp.has(id) || superseded.has(id)
        expect(hasCome, `${id} has vanished`).toBe(true)
        if (!saved.has(id) || cleared.has(id)) continue
        if (lost.has(id) && (givenUp.has(id) || forgotten.has(id))) continue
        expect(lineage(current.get(entryId)?.authors ?? []), "what the last sheet goes back to").toContain(id)
      }
    },
  }
}

/** Whether a submitted sheet was only given points that it lacked, because more sections became its judge's since: it has lost nothing. */
const completes = (there: StoredSheet, saved: StoredSheet): boolean =>
  there.isSubmitted &&
  there.comments === saved.comments &&
  there.scores
    .filter(({ points }) => points > 0)
    .every(({ criterionId, points }) =>
      saved.scores.some((line) => line.criterionId === criterionId && line.points === points),
    )

/** A submit counts an unset criterion as 0, so a draft with these zeros has the same content. */
const saysTheSame = ({ content: { points, comments } }: Edit, stored: StoredSheet): boolean =>
  isSameWhenSubmitted({ comments, scores: linesOfPoints(points) }, stored)
