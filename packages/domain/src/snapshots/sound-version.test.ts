import { describe, expect, it } from "vitest"
import { missingVersions, type PublicationLine, versionFault, versionsWithoutLine } from "./sound-version.ts"

const line = (version: number, sha256: string): PublicationLine => ({ version, sha256 })

describe("a published version", () => {
  it.each<[string, string, string, PublicationLine[], "body" | "line" | null]>([
    ["is sound if body, sum and history agree", "a", "a", [line(1, "a")], null],
    ["was changed if its body has another sum", "a", "b", [line(1, "a")], "body"],
    ["was changed if the history names another sum, though body and sum agree", "b", "b", [line(1, "a")], "line"],
    ["is not compared with the line of another version", "b", "b", [line(2, "a"), line(1, "b")], null],
    ["is not compared with a line whose content was erased", "b", "b", [null], null],
  ])("%s", (_, sha256, bodySha256, lines, fault) => {
    expect(versionFault({ version: 1, sha256, bodySha256 }, lines)).toBe(fault)
  })
})

it.each<[string, number[], PublicationLine[], number[]]>([
  ["none if each is named", [1, 2], [line(1, "a"), line(2, "b")], []],
  ["one that no line names", [1, 2], [line(1, "a")], [2]],
  ["none if an erased line may be its own", [1, 2], [line(1, "a"), null], []],
  ["both if only one line was erased", [1, 2], [null], [1, 2]],
])("of the versions without a line in the history: %s", (_, versions, lines, without) => {
  expect(versionsWithoutLine(versions, lines)).toEqual(without)
})

it.each<[string, number[], PublicationLine[], number[]]>([
  ["none if each is stored", [1, 2], [line(1, "a"), line(2, "b")], []],
  ["the latest one, which took an amendment with it", [1], [line(1, "a"), line(2, "b")], [2]],
  ["the only one", [], [line(1, "a")], [1]],
  ["none by a line whose content was erased", [1], [line(1, "a"), null], []],
])("of the versions that the history names, missing are: %s", (_, versions, lines, missing) => {
  expect(missingVersions(versions, lines)).toEqual(missing)
})
