import { describe, expect, it } from "vitest"
import { concernedBy, shownBy } from "./live-news.ts"

const shown = { changeVersion: 7, resultsVersion: 3, setupVersion: 5, devicesVersion: 2, presenceVersion: 1_000 }
const news = (changeVersion: number, resultsVersion: number, presenceVersion: number, setupVersion = 5) => ({
  eventId: 1,
  changeVersion,
  resultsVersion,
  setupVersion,
  devicesVersion: 2,
  presenceVersion,
})

describe("news concern", () => {
  it.each([
    ["nothing that is shown already", news(7, 3, 1_000), shown, []],
    ["only the judges, if one was only seen", news(7, 3, 2_000), shown, ["presence"]],
    [
      "who is signed in, where a device came",
      { ...news(7, 3, 2_000), devicesVersion: 3 },
      shown,
      ["devices", "presence"],
    ],
    ["what any change affects, but not the results, after a draft", news(8, 3, 2_000), shown, ["changes"]],
    ["the results too, after a submitted sheet", news(8, 4, 2_000), shown, ["changes", "results"]],
    ["the entries, but not the results, after a photo", news(8, 3, 1_000, 8), shown, ["changes", "setup"]],
    ["all of it after an entry was added", news(8, 4, 1_000, 8), shown, ["changes", "results", "setup"]],
    [
      "everything that was missed while the connection was lost",
      news(40, 9, 9_000, 30),
      shown,
      ["changes", "results", "setup"],
    ],
    ["everything after an older state was restored", news(2, 1, 500, 1), shown, ["changes", "results", "setup"]],
    [
      "nothing, where the first reads are as new",
      news(7, 3, 0),
      { changeVersion: 7, devicesVersion: 2, presenceVersion: 0 },
      [],
    ],
    [
      "everything that changed since the first reads",
      news(8, 3, 0),
      { changeVersion: 7, devicesVersion: 2 },
      ["changes", "results", "setup"],
    ],
    [
      "the judges, where nobody knows when they were read",
      news(7, 3, 0),
      { changeVersion: 7 },
      ["devices", "presence"],
    ],
  ])("%s", (_what, told, versions, parts) => {
    expect(concernedBy(told, versions)).toEqual(parts)
  })
})

describe("the first reads show", () => {
  const judge = (lastSeenAt: string | null) => ({ lastSeenAt })
  it.each([
    ["nothing before the event is loaded", { event: undefined, overview: undefined }, null],
    [
      "the event's versions",
      { event: { changeVersion: 7, setupVersion: 5, devicesVersion: 2 }, overview: undefined },
      { changeVersion: 7, setupVersion: 5, devicesVersion: 2 },
    ],
    [
      "and when the last of the judges was heard of",
      {
        event: { changeVersion: 7 },
        overview: { judges: [judge(null), judge("1970-01-01T00:00:02.000Z"), judge("1970-01-01T00:00:01.000Z")] },
      },
      { changeVersion: 7, presenceVersion: 2_000 },
    ],
    [
      "or that none was",
      { event: { changeVersion: 7 }, overview: { judges: [] } },
      { changeVersion: 7, presenceVersion: 0 },
    ],
  ])("%s", (_what, reads, versions) => {
    expect(shownBy(reads)).toEqual(versions)
  })
})
