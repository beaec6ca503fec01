import { stripVTControlCharacters } from "node:util"
import { describe, expect, it } from "vitest"
import { factsOf, tableOf } from "./table.ts"

type Row = { name: string; points: number | null }
const linesOf = (rows: readonly Row[], width?: number) =>
  stripVTControlCharacters(
    tableOf(
      rows,
      [
        ["Name", ({ name }) => name],
        ["Points", ({ points }) => points],
      ],
      width,
    ),
  ).split("\n")

describe("a table", () => {
  it("has its numbers at the right, and a dash for what is not there", () => {
    expect(
      linesOf([
        { name: "Ada", points: 9 },
        { name: "Bo", points: null },
        { name: "Cy", points: 120 },
      ]),
    ).toEqual(["Name  Points", "Ada        9", "Bo         –", "Cy       120"])
  })

  it("counts the columns that letters take on a terminal", () => {
    expect(
      linesOf([
        { name: "山田", points: 1 },
        { name: "Zoë", points: 2 },
      ]),
    ).toEqual(["Name  Points", "山田       1", "Zoë        2"])
  })

  it("cuts the widest column to the width of the terminal", () => {
    const lines = linesOf([{ name: "A very long name of a car", points: 1 }], 20)
    expect(lines).toEqual(["Name          Points", "A very long…       1"])
  })

  it("shows nothing that moves the cursor or changes colours", () => {
    expect(linesOf([{ name: "\u001b[31mred\u001b[2J\r\nnext", points: 1 }])[1]).toBe("red next       1")
  })
})

it("facts stand below each other", () => {
  expect(factsOf({ Event: "1 Pier Show", When: null })).toBe("Event  1 Pier Show\nWhen   –")
})
