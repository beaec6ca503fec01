import { describe, expect, it } from "vitest"
import { readCsv } from "./csv-rows.ts"
import { decodeCsv } from "./csv-text.ts"
import { ENCODINGS, type EncodingKey } from "./encodings.ts"

/** The bytes of a text in an encoding of one byte a letter. */
function bytesIn(key: EncodingKey, text: string): Uint8Array {
  const letters = ENCODINGS[key].decode(Uint8Array.from({ length: 256 }, (_, byte) => byte))
  const bytes = [...text].map((letter) => [...letters].indexOf(letter))
  if (bytes.includes(-1)) throw new Error(`${key} has not every letter of ${text}`)
  return Uint8Array.from(bytes)
}

/** The bytes of a text in an encoding of one or two bytes a letter. */
function doubleBytesIn(key: "japanese" | "chinese", text: string): Uint8Array {
  const codes = new Map<string, number[]>()
  for (let first = 0x81; first <= 0xfe; first++)
    for (let second = 0x40; second <= 0xfe; second++) {
      const letter = ENCODINGS[key].decode(Uint8Array.of(first, second))
      if ([...letter].length === 1 && !codes.has(letter)) codes.set(letter, [first, second])
    }
  return Uint8Array.from([...text].flatMap((letter) => codes.get(letter) ?? letter.charCodeAt(0)))
}

const HEAD = "Entry Name,Owner/Participant,Voting ID"
const fileOf = (rows: readonly string[], newline: string) => [HEAD, ...rows].join(newline) + newline
/** Most of a list is plain; the letters that tell come late. */
const plain = Array.from({ length: 47 }, (_, index) => `Car ${index},Owner ${index},A${index}`)

const GERMAN = ["Käfer 1302,Jürgen Müller,1", "Röhr Junior,Groß & Söhne,2"]
const FRENCH = ["Bears and Frères,Zoé Lefèvre,1", "Deux chevaux rouillée,François Hébert,2"]
const ENGLISH = ["Café Racer,Zoë O’Brien,1", "Big “Red”,Anne,2"]
const SPANISH = ["El Niño,José Muñoz,1", "Corazón,Ángel Peña,2"]
const DANISH = ["Bjørn,Søren Ålund,1", "Rødgrød,Ærø Pedersen,2"]

describe("a list is read in the encoding in which it was written", () => {
  it.each<[program: string, encoding: EncodingKey, language: string, newline: string, rows: string[]]>([
    ["Excel for Windows, German", "western", "de-DE", "\r\n", GERMAN],
    ["Excel for Windows, French", "western", "fr-FR", "\r\n", FRENCH],
    ["Excel for Windows, English", "western", "en-US", "\r\n", ENGLISH],
    ["Excel for Windows, Spanish", "western", "es-ES", "\r\n", SPANISH],
    ["Excel for Windows, Danish", "western", "da-DK", "\r\n", DANISH],
    ["Excel for Windows, German, read by a browser in English", "western", "en-GB", "\r\n", GERMAN],
    ["Excel for Mac, German", "mac", "de-DE", "\r", GERMAN],
    ["Excel for Mac, French", "mac", "fr-FR", "\r", FRENCH],
    ["Excel for Mac, English", "mac", "en-US", "\r", ENGLISH],
    ["Excel for Mac, Spanish", "mac", "es-ES", "\r", SPANISH],
    ["Excel for Mac, with other line ends", "mac", "de-DE", "\n", GERMAN],
    ["Excel, CSV (MS-DOS), German", "dos", "de-DE", "\r\n", GERMAN],
    ["Excel, CSV (MS-DOS), French", "dos", "fr-FR", "\r\n", FRENCH],
    ["Excel, CSV (MS-DOS), one letter that tells", "dos", "en-US", "\r\n", ["Bears and Frères,Anne,1"]],
    ["Excel, Czech", "centralEuropean", "cs-CZ", "\r\n", ["Řehoř Dvořák,Škoda,1", "Jiří Němec,Věra Žižková,2"]],
    ["Excel, Polish", "centralEuropean", "pl-PL", "\r\n", ["Łódź,Lech Wałęsa,1", "Żółw,Święty Paweł,2"]],
    ["Excel, Hungarian", "centralEuropean", "hu-HU", "\r\n", ["Győr,Erdős Pál,1", "Fű,Szűcs Éva,2"]],
    ["Excel, Polish, read by a browser in English", "centralEuropean", "en-US", "\r\n", ["Łódź,Lech Wałęsa,1"]],
    ["Excel, Russian", "cyrillic", "ru-RU", "\r\n", ["Волга ГАЗ-21,Иванов Пётр,1", "Москвич,Сидоров,2"]],
    ["Excel, Russian, read by a browser in English", "cyrillic", "en-US", "\r\n", ["Волга ГАЗ-21,Иванов Пётр,1"]],
  ])("%s", (_, encoding, language, newline, rows) => {
    const bytes = bytesIn(encoding, fileOf([...plain, ...rows], newline))
    const decoded = decodeCsv(bytes, null, language)
    expect(decoded.encoding).toBe(encoding)
    const reading = readCsv(decoded.text, decoded.encoding)
    if (!reading.isReadable) throw new Error(reading.sentence)
    expect(reading.rows.slice(plain.length).map((row) => Object.values(row).join(","))).toEqual(rows)
  })

  it.each<[encoding: "japanese" | "chinese", language: string, rows: string[]]>([
    ["japanese", "ja-JP", ["トヨタ2000GT,田中 太郎,1", "スカイライン,鈴木 一郎,2"]],
    ["japanese", "en-US", ["トヨタ2000GT,田中 太郎,1"]],
    ["japanese", "ja-JP", ["日産,山田花子,1"]],
    ["chinese", "zh-CN", ["红旗 CA770,王小明,1", "东风,李雷,2"]],
    ["chinese", "en-US", ["红旗 CA770,王小明,1"]],
  ])("Excel, %s, in a browser in %s: %j", (encoding, language, rows) => {
    const text = fileOf([...plain, ...rows], "\r\n")
    expect(decodeCsv(doubleBytesIn(encoding, text), null, language)).toEqual({ text, encoding })
  })

  it("or in the one that was chosen for it", () => {
    const bytes = bytesIn("western", "Øehoø")
    expect(decodeCsv(bytes, "centralEuropean")).toEqual({ text: "Řehoř", encoding: "centralEuropean" })
  })

  it("Unicode asks for nothing", () => {
    const text = fileOf(["Käfer,Jürgen,1"], "\n")
    expect(decodeCsv(new TextEncoder().encode(text), "mac")).toEqual({ text, encoding: null })
  })
})
