import { describe, expect, it } from "vitest"
import { readDate } from "./read-date.ts"
import { latestDay, understandDate } from "./understand-date.ts"

const TODAY = "2026-11-27"
const SATURDAY = ["2027-06-05", "2027-06-05"]
const WEEKEND = ["2027-06-05", "2027-06-06"]
const daysOf = (text: string) => {
  const read = readDate(text)
  return read && [read.first, read.last]
}

describe("a day is read as people write it", () => {
  it.each([
    "June 5, 2027",
    "Saturday, June 5, 2027",
    "Saturday June 5th 2027, 10am",
    "June 5, 2027 10 AM - 4 PM",
    "June 5, 2027 at 10:30 a.m.",
    "June 5, 10 AM, 2027",
    "June 5, 2027, 9:30 - 16:30",
    "June 5, 2027, 10 o’clock",
    "June 5, 2027, noon",
    "June 5, 2027 (rain)",
    "5th of June 2027",
    "5 Jun 2027",
    "5-Jun-27",
    "June 5, '27",
    "June 5, ’27",
    "2027 June 5",
    "2027-06-05",
    "2027-06-05T09:30:00.000Z",
    "2027.06.05",
    "2027/6/5",
    "27-06-05",
    "5.6.27",
    "5. 6. 2027",
    "5. Juni 2027",
    "Samstag, 5. Juni 2027",
    "Sa 5. Juni 2027, 10.30 Uhr",
    "5 juin 2027",
    "le samedi 5 juin 2027 à 14h30",
    "5 de junio de 2027",
    "sábado 5 de junio de 2027",
    "5 giugno 2027",
    "sabato 5 giugno 2027",
    "5 de junho de 2027",
    "zaterdag 5 juni 2027",
    "2027年6月5日",
    "2027年6月5日(土)",
    "２０２７年６月５日",
    "2027년 6월 5일",
    "06/05/27",
    "05-06-2027",
  ])("%s", (text) => {
    expect(daysOf(text)).toEqual(SATURDAY)
  })

  it.each([
    ["13.6.27", "2027-06-13"],
    ["6/13/27", "2027-06-13"],
    ["13-06-2027", "2027-06-13"],
    ["06.13.2027", "2027-06-13"],
    ["Samstag, 6. März 2027", "2027-03-06"],
    ["6 mars 2027", "2027-03-06"],
    ["1er août 2027", "2027-08-01"],
    ["3 février 2027", "2027-02-03"],
    ["segunda feira, 7 de junho de 2027", "2027-06-07"],
    ["24. Dez. 2027", "2027-12-24"],
    ["9 ottobre 2027", "2027-10-09"],
    ["9999-12-31", "9999-12-31"],
  ])("%s is %s", (text, day) => {
    expect(daysOf(text)).toEqual([day, day])
  })
})

describe("several days are read from the first to the last", () => {
  it.each([
    "June 5-6, 2027",
    "June 5 and 6, 2027",
    "June 5th & 6th, 2027",
    "Sat. & Sun., June 5-6, 2027",
    "Saturday, June 5 - Sunday, June 6, 2027",
    "June 5, to June 6, 2027",
    "5/6 June 2027",
    "5./6. Juni 2027",
    "5.-6.6.2027",
    "5.6. - 6.6.2027",
    "vom 5. bis 6. Juni 2027",
    "du 5 au 6 juin 2027",
    "2027年6月5日〜6日",
    "2027-06-05 to 2027-06-06",
  ])("%s", (text) => {
    expect(daysOf(text)).toEqual(WEEKEND)
    expect(readDate(text)?.hasGaps).toBe(false)
  })

  it.each([
    ["June 5, 6 and 7, 2027", "2027-06-05", "2027-06-07", false],
    ["June 5 and 12, 2027", "2027-06-05", "2027-06-12", true],
    ["June 5-6 and 12, 2027", "2027-06-05", "2027-06-12", true],
    ["Dec 30 - Jan 2, 2027", "2026-12-30", "2027-01-02", false],
    ["30.11.–1.12.2026", "2026-11-30", "2026-12-01", false],
    ["June 2027", "2027-06-01", "2027-06-30", false],
    ["Nov - Dec 2026", "2026-11-01", "2026-12-31", false],
    ["Oct - Dec 2026", "2026-10-01", "2026-12-31", false],
    ["Oct and Dec 2026", "2026-10-01", "2026-12-31", true],
  ])("%s", (text, first, last, hasGaps) => {
    expect(readDate(text)).toMatchObject({ first, last, hasGaps })
  })
})

describe("the latest day that a date can mean", () => {
  it.each([
    ["Nov. 21 – 22, 2026", "2026-11-22"],
    ["November 2026", "2026-11-30"],
    ["Feb 2028", "2028-02-29"],
    ["05/12/2026", "2026-12-05"],
    ["12/05/2026", "2026-12-05"],
    ["5.12.2026", "2026-12-05"],
    ["12.5.2026", "2026-12-05"],
    ["Sat 5/12/2026 - Sun 6/12/2026", "2026-12-06"],
    ["June 5, 2027 (rain date June 6)", "2027-06-06"],
    ["June 5, 2027, rain date June 12", "2027-06-12"],
    ["June 5, 2027 (June 12)", "2027-06-12"],
    ["June 5, 1900", "1900-06-05"],
    ["Dec 31, 2027 (rain date Jan 1)", "2028-01-01"],
    ["Summer 2027", "2027-12-31"],
    ["TBD 2027", "2027-12-31"],
    ["Memorial Day weekend 2027", "2027-12-31"],
    ["TBD 2105", "2105-12-31"],
    ["2027, TBD", "2027-12-31"],
    ["not before June 5, 2027", "2027-12-31"],
    ["until June 5, 2027", "2027-12-31"],
    ["June 5, 2027 (call 555 1234)", "2027-12-31"],
    ["June 5-5, 2027", "2027-12-31"],
    ["M June 5, 2027", "2027-12-31"],
    ["5 jui 2027", "2027-12-31"],
    ["2027-00-05", "2027-12-31"],
    ["Nov 21-35, 2026", "2026-12-31"],
    ["Winter 2026/27", "2027-12-31"],
    ["2026 or 2027", "2027-12-31"],
    ["TBD", null],
    ["", null],
    ["June 5", null],
    ["Sat Jun 5", null],
    ["Founded 1985", null],
    ["Hall 7, 1930", null],
    ["June 5, 207", null],
    ["June 5, 1899", null],
  ])("%s → %s", (text, day) => {
    expect(latestDay(text)).toBe(day)
  })
})

it.each([
  ["12.5.2026", "2026-05-12"],
  ["12.10.2026", "2026-10-12"],
  ["05/12/2026", "2026-12-05"],
  ["June 5, 2027 (rain date June 6)", "2027-06-05"],
  ["June 5, 2027, rain date June 12", "2027-06-05"],
  ["June 5, 2027, raindate June 12", "2027-06-05"],
  ["June 5, 2027 (June 12)", "2027-06-05"],
])("%s is held on %s", (text, day) => {
  expect(daysOf(text)).toEqual([day, day])
})

it.each([
  ["June 5, 2027", { kind: "days", first: "2027-06-05" }],
  ["Summer 2027", { kind: "year", year: 2027, latest: "2027-12-31" }],
  ["Sat Jun 5", { kind: "yearMissing", year: 2027 }],
  ["Dec 5", { kind: "yearMissing", year: 2026 }],
  ["Nov 27", { kind: "yearMissing", year: 2026 }],
  ["6. März", { kind: "yearMissing", year: 2027 }],
  ["next weekend", { kind: "unread" }],
  ["June 5, 2027 or when it is dry", { kind: "year" }],
])("“%s” is understood", (text, expected) => {
  expect(understandDate(text, TODAY)).toMatchObject(expected)
})
