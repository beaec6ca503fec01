import { canonicalJson, isList, type Json } from "./canonical-json.ts"

/** One line in which two versions differ. `path` names members by key, list elements by the id that they carry or their position. */
export type VersionLine = { path: string[]; kind: "added" | "removed" | "changed"; before: Json; after: Json }

/** What names an element of a list, in this order. */
const NAMES = ["id", "entryId", "awardId", "criterionId", "judgeId", "classId", "sheetId", "key", "seq"]

/**
 * Two versions line by line: every value that differs, and what is in one of them only, as a whole. Elements of a list are
 * matched by what names them, not by where they stand, so that a list in another order is the same list; a list of plain values
 * is one value. The lines stand in the order of their paths in the older version, then what is new.
 */
export function compareVersions(before: Json, after: Json, path: string[] = []): VersionLine[] {
  const [older, newer] = [membersOf(before), membersOf(after)]
  if (!older || !newer || isList(before) !== isList(after))
    return canonicalJson(before) === canonicalJson(after) ? [] : [{ path, kind: "changed", before, after }]
  return [...new Set([...older.keys(), ...newer.keys()])].flatMap((name) => {
    const [was, is] = [older.get(name), newer.get(name)]
    const at = [...path, name]
    if (was === undefined) return [{ path: at, kind: "added" as const, before: null, after: is ?? null }]
    if (is === undefined) return [{ path: at, kind: "removed" as const, before: was, after: null }]
    return compareVersions(was, is, at)
  })
}

/** The members of an object, or the elements of a list of objects by name; null for a plain value and a list of them. */
function membersOf(value: Json): Map<string, Json> | null {
  if (value === null || typeof value !== "object") return null
  if (!isList(value)) return new Map(Object.entries(value))
  if (value.some((element) => membersOf(element) === null)) return null
  const name = NAMES.find((candidate) => namesAll(value, candidate))
  return new Map(value.map((element, index) => [(name && nameOf(element, name)) ?? String(index + 1), element]))
}

function namesAll(list: readonly Json[], member: string): boolean {
  const names = new Set(list.map((element) => nameOf(element, member)))
  return names.size === list.length && !names.has(null)
}

/** What the element is called by that member, or null. */
function nameOf(element: Json, member: string): string | null {
  if (element === null || typeof element !== "object" || isList(element)) return null
  const name = Object.entries(element).find(([key]) => key === member)?.[1]
  return typeof name === "string" || typeof name === "number" ? String(name) : null
}
