import type { Entry } from "@rosette/contract/entries"
import { useCallback, useEffect, useState } from "react"
import { useLocation, useSearch } from "wouter"
import { lastEntry } from "../../../lib/storage.ts"
import type { Workspace } from "../../../offline/workspace/stored-workspace.ts"
import { type EntryGroup, groupOf } from "./entry-group.ts"

export type Position = {
  entry: Entry
  group: EntryGroup
  /** From 0 among the entries that the judge goes through; -1 for another one. */
  index: number
  count: number
  goTo: (entryId: number) => void
  previous: (() => void) | null
  next: (() => void) | null
}

/** The entry that was shown when the organizer removed it. */
export type Removed = {
  entry: Entry
  /** The workspace as it was while the entry was in it. */
  workspace: Workspace
  /** The entry that follows when the judge has read this; null if no entry is left. */
  following: Entry | null
  leave: () => void
}

type ShownEntry = { position: Position; removed: null } | { position: null; removed: Removed | null }

/** The entry to show instead of a removed one: the next that still exists, else the last. */
function entryAfter(goneId: number, before: readonly Entry[], now: readonly Entry[]): Entry | null {
  const present = new Map(now.map((entry) => [entry.id, entry]))
  const at = before.findIndex(({ id }) => id === goneId)
  const next = before.slice(at + 1).find(({ id }) => present.has(id))
  return (next && present.get(next.id)) ?? now.at(-1) ?? null
}

/** Notes the shown entry, to go on with after the browser was closed. Test Mode, which has no database, stores nothing. */
function useNotedEntry(workspace: Workspace, entry: Entry | undefined): void {
  const { databaseId, judge } = workspace
  const entryId = entry?.id
  useEffect(() => {
    if (databaseId !== "" && entryId !== undefined) lastEntry({ databaseId, judge }).write(entryId)
  }, [databaseId, judge, entryId])
}

/** The entry that an address names (`?entry=ID`), if it is one of the judge's. */
function namedEntry({ entries }: Pick<Workspace, "entries">, search: string): Entry | undefined {
  const id = Number(new URLSearchParams(search).get("entry"))
  return entries.find((entry) => entry.id === id)
}

/** A judge's sheets by entry. */
type OwnSheets = ReadonlyMap<number, { isSubmitted: boolean }>

/** The entries that a judge goes through, in the order of the list. */
const inTurn = (workspace: Workspace, own: OwnSheets): Entry[] =>
  workspace.entries.filter((entry) => groupOf(workspace, entry, own.has(entry.id)) === "turn")

/**
 * The entry that its judge has last looked at, or else the one that is offered, if it is not submitted; else the first that is not; the first if all are. Undefined
 * if the judge is asked for none.
 */
function entryToOpen(workspace: Workspace, own: OwnSheets, firstIds: readonly (number | null)[]): Entry | undefined {
  const asked = inTurn(workspace, own)
  const open = asked.filter(({ id }) => !own.get(id)?.isSubmitted)
  const others = workspace.entries.filter((entry) => groupOf(workspace, entry, own.has(entry.id)) !== "notAssigned")
  const first = firstIds.flatMap((firstId) => open.find(({ id }) => id === firstId) ?? [])
  return first[0] ?? open[0] ?? asked[0] ?? others[0]
}

/**
 * Which entry is shown: that of the address (`?entry=ID`), else the last one or the first that its judge has not submitted; `own` says which sheets
 * are, with those that still wait on this device. If the entry is removed while it is shown, no other replaces it before the judge has
 * read that.
 */
export function usePosition(workspace: Workspace, own: OwnSheets, offeredId: number | null = null): ShownEntry {
  const { entries } = workspace
  const search = useSearch()
  const [path, navigate] = useLocation()
  const [seen, setSeen] = useState<{ workspace: Workspace; entry: Entry } | null>(null)
  const goTo = useCallback((id: number) => navigate(`${path}?entry=${id}`, { replace: true }), [navigate, path])
  const byId = (id: number | undefined) => entries.find((entry) => entry.id === id)
  const last = lastEntry(workspace)
  const entry =
    namedEntry(workspace, search) ??
    (seen ? byId(seen.entry.id) : entryToOpen(workspace, own, [last.read(), offeredId]))
  useNotedEntry(workspace, entry)
  if (entry && (seen?.workspace !== workspace || seen.entry.id !== entry.id)) setSeen({ workspace, entry })
  if (!entry) {
    if (!seen) return { position: null, removed: null }
    const following = entryAfter(seen.entry.id, seen.workspace.entries, entries)
    const leave = () => {
      setSeen(null)
      if (following) goTo(following.id)
    }
    return { position: null, removed: { ...seen, following, leave } }
  }
  const asked = inTurn(workspace, own)
  const at = entries.indexOf(entry)
  const way = (target: Entry | undefined) => (target ? () => goTo(target.id) : null)
  const isAsked = (one: Entry) => asked.includes(one)
  const previous = way(entries.slice(0, at).filter(isAsked).at(-1))
  const next = way(entries.slice(at + 1).find(isAsked))
  const group = groupOf(workspace, entry, own.has(entry.id))
  const position = { entry, group, index: asked.indexOf(entry), count: asked.length, goTo, previous, next }
  return { position, removed: null }
}
