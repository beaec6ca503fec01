import { canonicalJson, isList, type Json } from "./canonical-json.ts"

/** One difference between two versions. `path` has the keys of members, and ids or positions of list elements. */
export type VersionLine = { path: string[]; kind: "added" | "removed" | "changed"; before: Json; after: Json }

/** Members that can identify the elements of a list, alone or together; the first that fits is used. */
const ID_MEMBERS = [
  ["id"],
  ["judgeId", "entryId"],
  ["entryId"],
  ["awardId"],
  ["criterionId"],
  ["judgeId"],
  ["classId"],
  ["sheetId"],
  ["key"],
  ["seq"],
]

/**
 * Returns the differences between two versions: every value that differs, and whole members that only one of them has. List
 * elements are matched by id, not by position, so the order of a list does not matter; a list of plain values is one value. The
 * lines are in the order of their paths in the older version, followed by new members.
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

/** The members of an object, or the elements of a list of objects by id; null for a plain value or a list of plain values. */
function membersOf(value: Json): Map<string, Json> | null {
  if (value === null || typeof value !== "object") return null
  if (!isList(value)) return new Map(Object.entries(value))
  if (value.some((element) => membersOf(element) === null)) return null
  const names = ID_MEMBERS.find((candidate) => identifiesAll(value, candidate))
  return new Map(value.map((element, index) => [(names && idOf(element, names)) ?? String(index + 1), element]))
}

function identifiesAll(list: readonly Json[], members: readonly string[]): boolean {
  const ids = new Set(list.map((element) => idOf(element, members)))
  return ids.size === list.length && !ids.has(null)
}

/** The values of the members as text, such as "3/7", if all of them can be ids, or null. */
function idOf(element: Json, members: readonly string[]): string | null {
  if (element === null || typeof element !== "object" || isList(element)) return null
  const values = new Map(Object.entries(element))
  const ids = members.map((member) => values.get(member))
  return ids.every((id) => typeof id === "string" || typeof id === "number") ? ids.join("/") : null
}
