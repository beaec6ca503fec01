import type { Judge } from "@rosette/contract/judges"
import type { SheetOwner } from "@rosette/outbox/records"
import { contentOf, fittedTo, sumOf } from "@rosette/outbox/sheet-content"
import { briefOf, photoLabel, shownName, shownPlace, smallPhoto } from "../../../features/judging/desk/entry-names.ts"
import type { EarlyTexts } from "../../../features/judging/early-sheet.tsx"
import { entryToOpen, namedEntry } from "../../../features/judging/entries/entry-to-open.ts"
import { lastEntry } from "../../../lib/storage.ts"
import { pickWorkspace } from "../../../offline/workspace/pick-workspace.ts"
import type { DeviceContent } from "./device-content.ts"

/** What is filled in of a sheet. */
export type ShownSheet = {
  texts: EarlyTexts
  hasPoints: boolean
  isVehicle: boolean
  photo: { url: string; small: string; label: string } | null
}

/**
 * Returns what the app will show first of the sheet that it opens at this address. Null if the device has no workspace of the judge, if
 * something would be above the sheet, or if it was submitted, here or on the server: only the app knows how such a sheet looks.
 */
export function shownSheet(
  { workspaces, kept, attempts }: DeviceContent,
  judge: Judge,
  search: string,
): ShownSheet | null {
  const stored = pickWorkspace(workspaces, judge.id, judge)
  if (!stored) return null
  const { workspace, databaseId, judgeId } = stored
  const isOwn = (record: SheetOwner) => record.databaseId === databaseId && record.judgeId === judgeId
  const named = namedEntry(workspace, search)
  // Only the app knows which of the submits that wait here need their judge, and so which entry comes first.
  if (!named && (kept.some((sheet) => isOwn(sheet) && sheet.isSubmitted) || attempts.some(isOwn))) return null
  const sheets = new Map(workspace.sheets.map((sheet) => [sheet.entryId, sheet]))
  const entry = named ?? entryToOpen(workspace.entries, sheets, lastEntry(workspace).read())
  if (!entry || workspace.talks?.length) return null
  const isOfSheet = (record: SheetOwner & { entryId: number }) => isOwn(record) && record.entryId === entry.id
  const sheet = sheets.get(entry.id)
  const own = kept.find(isOfSheet)
  if (sheet?.isSubmitted || own?.isSubmitted || attempts.some(isOfSheet)) return null
  const sum = sumOf(fittedTo(own?.content ?? contentOf(sheet), workspace.criteria), workspace.criteria, entry)
  const { isVehicle, text: facts } = briefOf(entry)
  return {
    texts: {
      name: shownName(entry),
      votingId: entry.votingId,
      place: shownPlace(workspace.entries.indexOf(entry), workspace.entries.length),
      points: sum.scored > 0 ? String(sum.points) : "–",
      max: String(sum.max),
      facts,
    },
    hasPoints: sum.scored > 0,
    isVehicle,
    photo: entry.imageUrl ? { url: entry.imageUrl, small: smallPhoto(entry.imageUrl), label: photoLabel(entry) } : null,
  }
}
