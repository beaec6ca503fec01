import type { SheetRefused } from "@rosette/outbox/send-failure"
import { expect, it } from "vitest"
import { reasonOf, type UnsentOnDevice, unsentSheetsAsText } from "./unsent-sheets.ts"
import { anUnsentSheet, aWorkspace } from "./workspace/stored-fixtures.ts"

const ADA = { id: 3, createdAt: "2026-06-01T08:00:00.000Z" }
const refusal: SheetRefused = { kind: "refused", code: "EVENT_CLOSED", message: "Closed", issues: [] }

it.each<[what: string, reason: string, ...Parameters<typeof reasonOf>]>([
  ["it is only waiting for the next attempt", "waiting", anUnsentSheet(), aWorkspace(), [aWorkspace()], ADA],
  ["nobody is signed in", "signedOut", anUnsentSheet(), aWorkspace(), [aWorkspace()], null],
  ["somebody else is signed in", "signedOut", anUnsentSheet(), aWorkspace(), [aWorkspace()], { ...ADA, id: 4 }],
  [
    "the signed-in judge has the same id in another database",
    "signedOut",
    anUnsentSheet(),
    aWorkspace(),
    [aWorkspace()],
    { ...ADA, createdAt: "2020" },
  ],
  [
    "the server has refused the session",
    "signedOut",
    anUnsentSheet(),
    aWorkspace({ stopped: "signedOut" }),
    [aWorkspace()],
    ADA,
  ],
  [
    "it adds points to a submitted one",
    "added",
    anUnsentSheet({ isAddition: true }),
    aWorkspace(),
    [aWorkspace()],
    ADA,
  ],
  ["the server has refused it", "refused", anUnsentSheet({}, refusal), aWorkspace(), [aWorkspace()], ADA],
  [
    "the server has had another database since",
    "otherDatabase",
    anUnsentSheet(),
    aWorkspace(),
    [aWorkspace(), aWorkspace({ databaseId: "two", seen: 9 })],
    ADA,
  ],
  [
    "the server has had its database again since",
    "waiting",
    anUnsentSheet(),
    aWorkspace({ seen: 10 }),
    [aWorkspace({ seen: 10 }), aWorkspace({ databaseId: "two", seen: 9 })],
    ADA,
  ],
  [
    "another judge with the same name was added",
    "judgeRemoved",
    anUnsentSheet(),
    aWorkspace(),
    [aWorkspace(), aWorkspace({ judgeId: 8, seen: 9 })],
    { ...ADA, id: 8 },
  ],
  [
    "an older version stored it, and no server was reached since",
    "unidentified",
    anUnsentSheet({ databaseId: "" }),
    aWorkspace({ databaseId: "" }),
    [aWorkspace({ databaseId: "" })],
    ADA,
  ],
  [
    "an older version stored it, and it is not of this database",
    "otherDatabase",
    anUnsentSheet({ databaseId: "" }),
    undefined,
    [aWorkspace({ seen: 9 })],
    ADA,
  ],
])("a sheet is not on the server, because %s: %s", (_what, reason, ...facts) => {
  expect(reasonOf(...facts)).toBe(reason)
})

it("unsent sheets as text contain event, judge, entry, points, comment and the reason", () => {
  const sheet: UnsentOnDevice = {
    databaseId: "one",
    judgeId: 3,
    entryId: 7,
    editId: "a",
    label: "Car 7 (7)",
    isSubmitted: true,
    judgeName: "Ada",
    eventName: "Harbour Show",
    comments: "Lovely",
    isLost: false,
    reason: "waiting",
    points: [
      { criterion: "Paint", points: 8, maxPoints: 10 },
      { criterion: "Criterion no. 9", points: 3, maxPoints: null },
    ],
    sentence: "It goes out by itself.",
  }
  expect(
    unsentSheetsAsText([sheet, { ...sheet, judgeName: null, eventName: null, comments: "", isSubmitted: false }]),
  ).toBe(
    [
      "Harbour Show, judge Ada\nCar 7 (7), submitted\nPaint: 8 / 10\nCriterion no. 9: 3\nComment: Lovely\nIt goes out by itself.",
      "Car 7 (7), draft\nPaint: 8 / 10\nCriterion no. 9: 3\nIt goes out by itself.",
    ].join("\n\n"),
  )
})
