/** What Excel calls "CSV (MS-DOS)": code page 850 from 0x80, which browsers do not decode. */
const DOS =
  "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0"

function decodeDos(bytes: Uint8Array): string {
  // A byte below 0x80 is the same in ASCII.
  const text = new TextDecoder("windows-1252").decode(bytes)
  return [...text].map((letter, index) => DOS[(bytes[index] ?? 0) - 0x80] ?? letter).join("")
}

const by = (label: string) => (bytes: Uint8Array) => new TextDecoder(label).decode(bytes)

const WESTERN_LETTERS = "äöüßéèêëàâáãåæøçñíìïîóòôõúùûœÄÖÜÉÈÀÁÅÆØÇÑÍÓÚ’“”‘–—…°€®™«»"
const KANA = /[\u3040-\u30fa\u30fc-\u30ff]/
const HAN = /\p{Script=Han}/u

/** How texts of an encoding look: the letters that are common in its languages, and the languages of its users' browsers. */
type Encoding = {
  label: string
  languages: RegExp
  decode: (bytes: Uint8Array) => string
  isCommon: (letter: string) => boolean
  isLatin: boolean
}

const latin = (label: string, languages: RegExp, letters: string, decode: Encoding["decode"]): Encoding => {
  return { label, languages, decode, isLatin: true, isCommon: (letter) => letters.includes(letter) }
}

const other = (label: string, languages: RegExp, letters: RegExp, charset: string): Encoding => {
  return { label, languages, decode: by(charset), isLatin: false, isCommon: (letter) => letters.test(letter) }
}

/** The encodings that a file without Unicode may have, in the order in which they are offered. */
export const ENCODINGS = {
  western: latin("Western", /^(?:en|de|fr|es|it|pt|nl|da|nb|sv|fi)/, WESTERN_LETTERS, by("windows-1252")),
  mac: latin("Mac", /^-/, WESTERN_LETTERS, by("macintosh")),
  dos: latin("DOS", /^-/, WESTERN_LETTERS, decodeDos),
  centralEuropean: latin(
    "Central European",
    /^(?:cs|sk|pl|hu|sl|hr|ro|bs)/,
    "áčďéěíňóřšťúůýžąćęłńśźżőűöüäßôĺľŕăâîșțşţđÁČĎÉĚÍŇÓŘŠŤÚÝŽŁŚŻŹĆÖÜŐŰŞŢ’“”„–…",
    by("windows-1250"),
  ),
  cyrillic: other("Cyrillic", /^(?:ru|uk|be|bg|sr|mk|kk)/, /[\u0400-\u045f№«»–—]/, "windows-1251"),
  japanese: other("Japanese", /^ja/, new RegExp(`${KANA.source}|${HAN.source}|[、。・ー「」　]`, "u"), "shift_jis"),
  chinese: other("Chinese", /^zh/, new RegExp(`${HAN.source}|[，。、（）：；“”]`, "u"), "gbk"),
} as const satisfies Record<string, Encoding>
export type EncodingKey = keyof typeof ENCODINGS

const KEYS = Object.keys(ENCODINGS) as EncodingKey[]
const LETTER = /\p{Letter}/u
/** Letters of two bytes: less than two letters of one byte, so that Cyrillic is not taken for Chinese. */
const HAN_WORTH = 1.6
/** Nothing but Japanese has them. */
const KANA_WORTH = 3

/** How well the text reads in this encoding: common letters speak for it; symbols and odd neighbours against it. */
function worthOf(text: string, { isCommon, isLatin }: Encoding): number {
  let worth = 0
  let before = ""
  for (const letter of text) {
    const isOdd = LETTER.test(letter) && LETTER.test(before) && isOddAfter(before, letter, isLatin)
    if (letter > "\u007f") worth += isCommon(letter) && !isOdd ? worthOfLetter(letter) : letter === "\ufffd" ? -3 : -1
    else if (isOdd) worth -= 1
    before = letter
  }
  return worth
}

const worthOfLetter = (letter: string) => (KANA.test(letter) ? KANA_WORTH : HAN.test(letter) ? HAN_WORTH : 1)

/**
 * Whether hardly any text has one letter after the other: a capital after a small one, in Latin script two letters with accents,
 * in another script a letter beside a Latin one.
 */
function isOddAfter(before: string, letter: string, isLatin: boolean): boolean {
  const [isPlainBefore, isPlain] = [before <= "\u007f", letter <= "\u007f"]
  if (isPlainBefore && isPlain) return false
  const isRise = before !== before.toUpperCase() && letter !== letter.toLowerCase()
  return isRise || (isLatin ? !isPlainBefore && !isPlain : isPlainBefore !== isPlain)
}

/** The second bytes of real Chinese are high; a file that is read as Chinese by mistake has others. */
const lowBytes = (bytes: Uint8Array) => bytes.reduce((count, byte) => count + (byte > 0x80 && byte < 0xa1 ? 1 : 0), 0)

/** Line ends tell Excel for Mac from DOS, where the letters read well in both. */
function hintOf(key: EncodingKey, isMac: boolean, language: string): number {
  if (ENCODINGS[key].languages.test(language)) return 0.5
  if (key === "western") return 0.4
  if (key === "mac") return isMac ? 0.3 : 0.1
  return key === "dos" && !isMac ? 0.2 : 0
}

const LF = 0x0a
const CR = 0x0d
const ENOUGH_BYTES = 50_000

/** The lines with bytes beyond ASCII, as many as are enough for a guess. */
function tellingLines(bytes: Uint8Array): Uint8Array {
  const found: number[] = []
  let start = 0
  for (let at = 0; at <= bytes.length && found.length < ENOUGH_BYTES; at++) {
    const byte = bytes[at] ?? LF
    if (byte !== LF && byte !== CR) continue
    const line = bytes.subarray(start, at)
    if (line.length < ENOUGH_BYTES && line.some((one) => one > 0x7f)) found.push(...line, LF)
    start = at + 1
  }
  return Uint8Array.from(found)
}

const hasLineEndsOfMac = (bytes: Uint8Array) => bytes.at(bytes.indexOf(CR) + 1) !== LF

/** The encoding in which a file reads best that is not Unicode; `language` is that of the browser. */
export function guessEncoding(bytes: Uint8Array, language: string): EncodingKey {
  const isMac = hasLineEndsOfMac(bytes)
  const lines = tellingLines(bytes)
  const worths = KEYS.map((key) => {
    const wrong = key === "chinese" ? lowBytes(lines) : 0
    return { key, worth: worthOf(ENCODINGS[key].decode(lines), ENCODINGS[key]) - wrong + hintOf(key, isMac, language) }
  })
  return worths.reduce((best, one) => (one.worth > best.worth ? one : best)).key
}
