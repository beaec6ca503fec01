import { type Stored, stored } from "../../lib/stored.ts"
import type { SheetContent } from "./sheet-content.ts"

/** A sheet on this device, with the last try to send it: the same content goes out under the same mutation id. */
export type KeptSheet = { content: SheetContent; attempt: { mutationId: string; sent: string } | null }

export type Area = () => Pick<Storage, "getItem" | "setItem" | "removeItem">

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null
const isPoints = (value: unknown) => typeof value === "number" && Number.isInteger(value) && value >= 0

function isContent(value: unknown): value is SheetContent {
  if (!isFields(value) || typeof value.comments !== "string" || !isFields(value.points)) return false
  return Object.values(value.points).every(isPoints)
}

function isAttempt(value: unknown): value is KeptSheet["attempt"] {
  return value === null || (isFields(value) && typeof value.mutationId === "string" && typeof value.sent === "string")
}

const isKeptSheet = (value: unknown): value is KeptSheet =>
  isFields(value) && isContent(value.content) && isAttempt(value.attempt)

/** Where a judge's unsent sheet of an entry is kept. */
export const keptSheet = (
  judgeId: number,
  entryId: number,
  area: Area = () => window.localStorage,
): Stored<KeptSheet> => stored(area, `rosette.sheet.${judgeId}.${entryId}`, isKeptSheet)
