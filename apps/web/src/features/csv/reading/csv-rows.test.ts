import { CSV_TEXTS } from "@rosette/contract/csv"
import { starterOf } from "@rosette/domain/starters/starters"
import { describe, expect, it } from "vitest"
import { type CsvRow, readCsv } from "./csv-rows.ts"

const HEAD = "Entry Name,Owner/Participant,Voting ID"

const table = (text: string) => {
  const reading = readCsv(text)
  if (!reading.isReadable) throw new Error(reading.sentence)
  return reading
}
const rowsOf = (text: string): CsvRow[] => table(text).rows
const entry = (name: string, owner: string, votingId: string): CsvRow => ({
  "Entry Name": name,
  "Owner/Participant": owner,
  "Voting ID": votingId,
})
const BLUE = entry("Blue Comet", "Mia", "7")

describe("a readable file", () => {
  it.each([
    ["with LF", `${HEAD}\nBlue Comet,Mia,7\n`],
    ["with CR LF", `${HEAD}\r\nBlue Comet,Mia,7\r\n`],
    ["with CR alone", `${HEAD}\rBlue Comet,Mia,7\r`],
    ["with both kinds of line breaks", `${HEAD}\r\nBlue Comet,Mia,7\n`],
    ["without a line break at its end", `${HEAD}\nBlue Comet,Mia,7`],
    ["with every cell quoted, CR LF", `"Entry Name","Owner/Participant","Voting ID"\r\n"Blue Comet","Mia","7"\r\n`],
    ["with semicolons", "Entry Name;Owner/Participant;Voting ID\nBlue Comet;Mia;7"],
    ["with tabs", "Entry Name\tOwner/Participant\tVoting ID\nBlue Comet\tMia\t7"],
    ["with a spreadsheet's separator line", "sep=;\r\nEntry Name;Owner/Participant;Voting ID\r\nBlue Comet;Mia;7"],
    [
      "with another separator, named in its first line",
      "sep=|\nEntry Name|Owner/Participant|Voting ID\nBlue Comet|Mia|7",
    ],
    [
      "with headers in another order, case, and with blanks",
      " VOTING id ,entry name,OWNER/participant\n7,Blue Comet,Mia",
    ],
    ["with bars", "Entry Name|Owner/Participant|Voting ID\nBlue Comet|Mia|7"],
    ["with a title above the header", `Lions Club Car Show 2026,,\n,,\n${HEAD}\nBlue Comet,Mia,7`],
    ["with the name of a table, as Numbers writes it", `Table 1\n${HEAD}\nBlue Comet,Mia,7`],
    ["with a separator line in quotes", `"sep=;"\r\nEntry Name;Owner/Participant;Voting ID\r\nBlue Comet;Mia;7`],
    ["with every line in quotes", `"${HEAD}"\r\n"Blue Comet,Mia,7"\r\n`],
    [
      "with non-breaking and double blanks in its header",
      "Entry\u00a0Name,Owner/Participant ,Voting  ID\nBlue Comet,Mia,7",
    ],
    ["with a line break in its header", '"Entry\nName","Owner/\r\nParticipant","Voting ID"\nBlue Comet,Mia,7'],
    [
      "with invisible characters in its header",
      "\u200bEntry Name,Owner/Participant\u200b,Vot\u00ading ID\nBlue Comet,Mia,7",
    ],
    ["with headers that have other punctuation", "Entry_Name,Owner / Participant,Voting-ID:\nBlue Comet,Mia,7"],
    ["with blank lines before and after", `\n\n${HEAD}\nBlue Comet,Mia,7\n\n,,\n\n`],
    ["with commas after the last column", `${HEAD},,\nBlue Comet,Mia,7,,`],
  ])("%s gives its row", (_, text) => {
    expect(rowsOf(text)).toEqual([BLUE])
  })

  it("keeps commas, quotes and line breaks of quoted cells", () => {
    const text = `${HEAD}\r\n"Comet, ""Blue""","Mia\r\nand Tom",7\r\n"=1+1",'x,"8"\r\n`
    expect(rowsOf(text)).toEqual([entry('Comet, "Blue"', "Mia\r\nand Tom", "7"), entry("=1+1", "'x", "8")])
  })

  it("keeps semicolons in a comma-separated file as text", () => {
    expect(rowsOf(`${HEAD}\nA;B;C;D,Mia;Tom,7`)).toEqual([entry("A;B;C;D", "Mia;Tom", "7")])
  })

  it("fills short rows up and keeps blank rows, so that rows keep their numbers", () => {
    expect(rowsOf(`${HEAD}\nBlue Comet\n\nRed,Tom,8`)).toEqual([
      entry("Blue Comet", "", ""),
      {},
      entry("Red", "Tom", "8"),
    ])
    expect(table(`${HEAD}\nBlue Comet\n\nRed,Tom,8`).entryCount).toBe(2)
  })

  it("names the unknown columns, and reads the first of two equal ones", () => {
    const reading = table(`${HEAD},Year,voting id\nBlue Comet,Mia,7,1967,9`)
    expect(reading.rows).toEqual([BLUE])
    expect(reading.ignoredHeaders).toEqual(["Year"])
  })

  it("counts lines as a spreadsheet does, with the header and blank lines before it", () => {
    expect(table(`${HEAD}\nBlue Comet,Mia,7`).firstLine).toBe(2)
    expect(table(`\n\n${HEAD}\n"Blue\nComet",Mia,7`).firstLine).toBe(4)
    expect(table(`sep=,\n${HEAD}\nBlue Comet,Mia,7`).firstLine).toBe(2)
  })

  it("reads columns of flags, in upper or lower case", () => {
    expect(rowsOf(`${HEAD},electric vehicle,Sound Participation\nBlue Comet,Mia,7,yes,`)).toEqual([
      { ...BLUE, "Electric Vehicle": "yes", "Sound Participation": "" },
    ])
  })

  it("survives a quote that is never closed", () => {
    expect(rowsOf(`${HEAD}\nBlue Comet,Mia,"7`)).toEqual([BLUE])
  })
})

describe("a file that cannot be read", () => {
  it.each([
    ["nothing", "", CSV_TEXTS.empty],
    ["blanks and line breaks", " \r\n\r\n", CSV_TEXTS.empty],
    ["a header alone", HEAD, CSV_TEXTS.empty],
    ["a header and blank rows", `${HEAD}\n,,\n\n`, CSV_TEXTS.empty],
    ["no header", "Blue Comet,Mia,7", CSV_TEXTS.missingColumns],
    ["no voting IDs", "Entry Name,Owner/Participant\nBlue Comet,Mia", CSV_TEXTS.missingColumns],
    [
      "more rows than one import takes",
      `${HEAD}\n${"Blue,Mia,7\n".repeat(20_001)}`,
      "A file can hold at most 20000 rows",
    ],
  ])("with %s is refused by its sentence", (_, text, sentence) => {
    expect(readCsv(text)).toMatchObject({ isReadable: false, sentence })
  })

  it.each([
    [
      "another title and nothing else",
      "Lions Club Car Show 2026\nBlue Comet,Mia,7",
      "“Lions Club Car Show 2026”",
      "Entry Name, Owner/Participant, Voting ID",
    ],
    [
      "other names",
      "Car,Owner/Participant,No.\nBlue Comet,Mia,7",
      "“Car”, “Owner/Participant”, “No.”",
      "Entry Name, Voting ID",
    ],
    [
      "many columns",
      "a,b,c,d,e,f,g,h\n1",
      "“a”, “b”, “c”, “d”, “e”, “f” and 2 more",
      "Entry Name, Owner/Participant, Voting ID",
    ],
  ])("with %s says what it has and what it lacks", (_, text, has, lacks) => {
    expect(readCsv(text)).toEqual({
      isReadable: false,
      sentence: CSV_TEXTS.missingColumns,
      detail: `Its first line has: ${has}. It lacks: ${lacks}.`,
    })
  })

  it("looks for the header in the first ten lines", () => {
    const titles = (count: number) => `${"Title\n".repeat(count)}${HEAD}\nBlue Comet,Mia,7`
    expect(table(titles(9))).toMatchObject({ rows: [BLUE], firstLine: 11 })
    expect(readCsv(titles(10)).isReadable).toBe(false)
  })

  it("names the required columns", () => {
    expect(CSV_TEXTS.missingColumns).toBe("CSV must contain columns: Entry Name, Owner/Participant, Voting ID")
  })
})

it("a flag that the event has renamed is found by its label, and by the usual name", () => {
  const { words } = starterOf("cosplay")
  const read = (header: string) =>
    readCsv(`Entry Name,Owner/Participant,Voting ID,${header}\nElf,Mia,7,yes`, null, words)
  for (const header of ["Stage act", "STAGE  ACT", "Sound Participation"])
    expect(read(header)).toMatchObject({ rows: [{ "Sound Participation": "yes" }], ignoredHeaders: [] })
  expect(readCsv("Entry Name,Owner/Participant,Voting ID,Stage act\nElf,Mia,7,yes")).toMatchObject({
    ignoredHeaders: ["Stage act"],
  })
})
