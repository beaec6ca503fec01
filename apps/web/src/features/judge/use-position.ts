import type { Entry } from "@rosette/contract"
import { useCallback, useState } from "react"
import { useLocation, useSearch } from "wouter"
import type { Workspace } from "./desk.ts"

export type Position = {
  entry: Entry
  /** From 0. */
  index: number
  count: number
  goTo: (entryId: number) => void
  previous: (() => void) | null
  next: (() => void) | null
}

function firstToJudge({ entries, sheets }: Workspace): Entry | undefined {
  const submitted = new Set(sheets.filter((sheet) => sheet.isSubmitted).map((sheet) => sheet.entryId))
  return entries.find((entry) => !submitted.has(entry.id)) ?? entries[0]
}

/** Which entry is on the desk: the one of the address (`?entry=ID`), else the first that is not submitted; null without entries. */
export function usePosition(workspace: Workspace): Position | null {
  const { entries } = workspace
  const search = useSearch()
  const [path, navigate] = useLocation()
  const [firstId] = useState(() => firstToJudge(workspace)?.id)
  const wantedId = Number(new URLSearchParams(search).get("entry"))
  const goTo = useCallback((id: number) => navigate(`${path}?entry=${id}`, { replace: true }), [navigate, path])
  const indexOf = (id: number | undefined) => entries.findIndex((entry) => entry.id === id)
  const index = [indexOf(wantedId), indexOf(firstId), 0].find((candidate) => candidate >= 0) ?? 0
  const entry = entries[index]
  if (!entry) return null
  const way = (target: Entry | undefined) => (target ? () => goTo(target.id) : null)
  return { entry, index, count: entries.length, goTo, previous: way(entries[index - 1]), next: way(entries[index + 1]) }
}
