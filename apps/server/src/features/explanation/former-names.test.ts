import { describe, expect, it } from "vitest"
import { entrySubject } from "../../data/change/subjects.ts"
import { type EntryNames, type NameLine, namesOverTime } from "./former-names.ts"

const names = (text: string): EntryNames => {
  const [votingId = "", entryName = ""] = text.split("/")
  return { votingId, entryName }
}
/** "7 1/Gull>2/Gull": line 7 renamed it; "5 -1/Gull": line 5 records that it was deleted. */
const lineOf = (text: string): NameLine => {
  const [id = ""] = text.split(" ")
  const told = text.slice(id.length + 1)
  if (told.startsWith("-"))
    return { id: Number(id), action: "entry.deleted", subject: entrySubject(names(told.slice(1))), was: {}, is: {} }
  const [from, to] = told.split(">").map(names)
  if (!from || !to) throw new Error("A rename says from what to what.")
  const isSame = (key: keyof EntryNames) => from[key] === to[key]
  const changed = (of: EntryNames) => ({
    ...(!isSame("votingId") && { votingId: of.votingId }),
    ...(!isSame("entryName") && { entryName: of.entryName }),
  })
  return { id: Number(id), action: "entry.updated", subject: entrySubject(from), was: changed(from), is: changed(to) }
}
const spansOf = (now: string, lines: string[]) =>
  namesOverTime(names(now), lines.map(lineOf)).map(
    ({ votingId, entryName, after, before }) =>
      `${votingId}/${entryName} ${after}-${before === Number.POSITIVE_INFINITY ? "" : before}`,
  )

describe("the names of an entry in the history", () => {
  it.each<[string, string, string[], string[]]>([
    ["never renamed", "1/Gull", [], ["1/Gull 0-"]],
    ["another voting ID", "2/Gull", ["7 1/Gull>2/Gull"], ["2/Gull 7-", "1/Gull 0-7"]],
    ["another name", "1/Gull", ["7 1/Tern>1/Gull"], ["1/Gull 7-", "1/Tern 0-7"]],
    ["both at once", "2/Gull", ["7 1/Tern>2/Gull"], ["2/Gull 7-", "1/Tern 0-7"]],
    ["there and back", "1/Gull", ["9 2/Gull>1/Gull", "7 1/Gull>2/Gull"], ["1/Gull 9-", "2/Gull 7-9", "1/Gull 0-7"]],
    ["names with a separator in them", "1/A · B", ["7 1/A · C · D>1/A · B"], ["1/A · B 7-", "1/A · C · D 0-7"]],
    ["others were renamed", "1/Gull", ["7 3/Tern>4/Tern"], ["1/Gull 0-"]],
    ["another one had the name and was renamed", "1/Gull", ["7 1/Gull>3/Gull"], ["1/Gull 7-"]],
    [
      "it took the name of another one that was renamed",
      "1/Gull",
      ["9 2/Gull>1/Gull", "7 1/Gull>3/Gull", "5 4/Gull>2/Gull"],
      ["1/Gull 9-", "2/Gull 5-9", "4/Gull 0-5"],
    ],
    ["another one had the name and was deleted", "1/Gull", ["7 -1/Gull"], ["1/Gull 7-"]],
  ])("%s", (_, now, lines, spans) => {
    expect(spansOf(now, lines)).toEqual(spans)
  })

  it("an earlier entry with the same name was deleted with several", () => {
    const line = { ...lineOf("7 -1/Gull"), action: "entries.deleted", subject: "2 entries" } as const
    const was = { entries: [entrySubject(names("3/Tern")), entrySubject(names("1/Gull"))] }
    expect(namesOverTime(names("1/Gull"), [{ ...line, was }])).toMatchObject([{ after: 7 }])
  })
})
