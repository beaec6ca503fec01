import { describe, expect, it } from "vitest"
import { line, publishedPaper } from "./paper-fixtures.ts"
import { paperNotes } from "./paper-notes.tsx"

const VERSIONS = [line(1), line(2, "A score was wrong")]
const AT = expect.stringMatching(/^Version 1 is not the last one\. Version 2 was published on .+: A score was wrong$/)

describe("the notes before printing", () => {
  it.each([
    ["nothing if the last version is published", 2, "published", []],
    ["that there is a later version, and why", 1, "published", [AT]],
    [
      "that the results are in review again",
      2,
      "review",
      ["The results are in review again. These papers come from version 2, the last that was published."],
    ],
    [
      "that judging is open again, also for an earlier version",
      1,
      "open",
      [AT, "Judging is open again. These papers come from version 1."],
    ],
  ] as const)("%s", (_, version, state, expected) => {
    const paper = publishedPaper({ version })
    expect(paperNotes({ paper, versions: VERSIONS, state, kind: "ranking" })).toEqual(expected)
  })
})
