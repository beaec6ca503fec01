/** In English, German, French, Spanish, Italian, Portuguese and Dutch, without accents. */
const MONTHS = [
  "january januar jaenner janner janvier enero gennaio janeiro januari",
  "february februar fevrier febrero febbraio fevereiro februari",
  "march marz maerz mars marzo marco maart mrt",
  "april avril abril aprile",
  "may mai mayo maggio maio mei",
  "june juni juin junio giugno junho",
  "july juli juillet julio luglio julho",
  "august aout agosto augustus",
  "september septembre septiembre setiembre settembre setembro",
  "october oktober octobre octubre ottobre outubro",
  "november novembre noviembre novembro",
  "december dezember decembre diciembre dicembre dezembro",
].map((names) => names.split(" "))

const WEEKDAYS = [
  "monday tuesday wednesday thursday friday saturday sunday",
  "montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag",
  "lundi mardi mercredi jeudi vendredi samedi dimanche",
  "lunes martes miercoles jueves viernes sabado domingo",
  "lunedi martedi mercoledi giovedi venerdi sabato domenica",
  "segunda terca quarta quinta sexta feira",
  "maandag dinsdag woensdag donderdag vrijdag zaterdag zondag",
].flatMap((names) => names.split(" "))

const words = (text: string): ReadonlySet<string> => new Set(text.split(" "))

const TO = words("to until till through thru bis au al a ate tot")
const AND = words("and und et y e en ed or oder ou o rain date raindate datum")
/** Words between the parts of a date that change nothing. */
const EMPTY = words("of the on at de del du le les da dal dem den der am vom von il el do di dia in um")

/** What a part of a text is: a whole date, a day and month, a month, a year, a number, "to", "and", or something else. */
export type Token =
  | { kind: "F"; year: number; month: number; day: number }
  | { kind: "D"; month: number; day: number }
  | { kind: "M"; month: number }
  | { kind: "Y"; year: number }
  | { kind: "N"; day: number }
  | { kind: "R" | "A" | "?" }

/** The order of the three numbers in 05/06/27. */
export const ORDERS = ["dmy", "mdy", "ymd"] as const
type Order = (typeof ORDERS)[number]

const TIME =
  /\b\d{1,2}(?:[:.h]\d{2})?\s?(?:[ap]\.?m\b\.?|uhr\b|h\b|o'?clock\b)|\b\d{1,2}h\d{2}\b|\b\d{1,2}:\d{2}(?::\d{2})?(?=[^\d:]|$)|\bnoon\b/g

const PARTS = new RegExp(
  [
    String.raw`(?<isoYear>\d{4})(?:[-/.]|年|년 ?)(?<isoMonth>\d{1,2})(?:[-/.]|月|월 ?)(?<isoDay>\d{1,2})[日일]?(?!\d)`,
    String.raw`(?<one>\d{1,2})(?<dash>[-/.]) ?(?<two>\d{1,2})\k<dash> ?(?<three>\d{4}|\d{2})(?!\d)`,
    String.raw`(?<excelDay>\d{1,2})-(?<excelMonth>[a-z]{3,})-(?<excelYear>\d{4}|\d{2})(?!\d)`,
    String.raw`(?<cjkMonth>\d{1,2})[月월] ?(?<cjkDay>\d{1,2})[日일]`,
    String.raw`(?<dotDay>\d{1,2})\. ?(?<dotMonth>\d{1,2})\.(?!\d)`,
    String.raw`'(?<shortYear>\d{2})(?!\d)`,
    String.raw`(?<number>\d+)(?:(?:st|nd|rd|th|er|ere|e|o|a)\b|[.日일])?`,
    `(?<to>[-–—~〜～])`,
    `(?<and>[,&+/()·・、;])`,
    String.raw`(?<word>\p{L}+)\.?`,
    String.raw`(?<other>\S)`,
  ].join("|"),
  "gu",
)

/** Lower case, without accents, full-width digits, time of day, and a weekday in parentheses as in 2027年6月5日(土). */
export const plainText = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .normalize("NFC")
    .replace(/[’‘]/g, "'")
    .replace(/\([月火水木金土日월화수목금토]\)/g, " ")
    .replace(/(\d{4}-\d{2}-\d{2})t\S*/g, "$1")
    .replace(TIME, " @ ")
    .replace(/(?:[-–—,&]|\b(?:to|at|a|bis|um)\b|\s)*@(?:[-–—,&@]|\b(?:to|at|a|bis|um)\b|\s)*/g, " , ")
    .trim()

export function tokensOf(text: string, order: Order): Token[] {
  const tokens: Token[] = []
  for (const { groups = {} } of text.matchAll(PARTS)) {
    const token = tokenOf(groups, order)
    if (token) tokens.push(token)
  }
  return tokens
}

/** Null for a word without meaning. */
function tokenOf(part: Record<string, string | undefined>, order: Order): Token | null {
  const { isoYear, isoMonth, isoDay, one, two, three, excelDay, excelMonth, excelYear } = part
  if (isoYear) return { kind: "F", year: Number(isoYear), month: Number(isoMonth), day: Number(isoDay) }
  if (one && two && three) return inOrder([one, two, three], order)
  if (excelDay && excelMonth && excelYear)
    return { kind: "F", year: fullYear(excelYear), month: monthOf(excelMonth), day: Number(excelDay) }
  const [day, month] = [part.cjkDay ?? part.dotDay, part.cjkMonth ?? part.dotMonth]
  if (day && month) return { kind: "D", month: Number(month), day: Number(day) }
  if (part.shortYear) return { kind: "Y", year: fullYear(part.shortYear) }
  if (part.number) return numberToken(part.number)
  if (part.to) return { kind: "R" }
  if (part.and) return { kind: "A" }
  return part.word ? wordToken(part.word) : { kind: "?" }
}

const fullYear = (year: string): number => (year.length === 2 ? 2000 + Number(year) : Number(year))

function inOrder([one, two, three]: [string, string, string], order: Order): Token {
  if (order === "dmy") return { kind: "F", year: fullYear(three), month: Number(two), day: Number(one) }
  if (order === "mdy") return { kind: "F", year: fullYear(three), month: Number(one), day: Number(two) }
  // A year of four digits at the front is read before.
  return three.length === 2 && one.length === 2
    ? { kind: "F", year: fullYear(one), month: Number(two), day: Number(three) }
    : { kind: "?" }
}

const numberToken = (number: string): Token =>
  number.length === 4
    ? { kind: "Y", year: Number(number) }
    : number.length <= 2
      ? { kind: "N", day: Number(number) }
      : { kind: "?" }

function wordToken(word: string): Token | null {
  if (EMPTY.has(word)) return null
  if (TO.has(word)) return { kind: "R" }
  if (AND.has(word)) return { kind: "A" }
  const month = monthOf(word)
  if (month > 0) return { kind: "M", month }
  return word.length >= 2 && WEEKDAYS.some((name) => name.startsWith(word)) ? null : { kind: "?" }
}

/** 1 to 12, from a name or its first letters, three or more, that no other month has; 0 for anything else. */
function monthOf(word: string): number {
  if (word.length < 3) return 0
  const [month, ...others] = MONTHS.flatMap((names, index) =>
    names.some((name) => name.startsWith(word)) ? [index + 1] : [],
  )
  return month !== undefined && others.length === 0 ? month : 0
}
