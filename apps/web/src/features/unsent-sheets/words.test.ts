import { expect, it } from "vitest"
import { ownerText } from "../../offline/sheet-text.ts"
import type { UnsentOnDevice } from "../../offline/unsent-sheets.ts"
import { pointsInLine, unsentSummary } from "./words.ts"

const sheet = (changes: Partial<UnsentOnDevice> = {}): UnsentOnDevice => ({
  databaseId: "d",
  judgeId: 1,
  entryId: 1,
  editId: "e",
  label: "Blue Bird (A1)",
  isSubmitted: true,
  judgeName: "Ann",
  eventName: "Harbour Show",
  points: [
    { criterion: "Paint", points: 8, maxPoints: 10 },
    { criterion: "Criterion no. 7", points: 4, maxPoints: null },
  ],
  comments: "",
  reason: "signedOut",
  sentence: "",
  isLost: false,
  ...changes,
})

it.each([
  [[sheet()], "1 score sheet of Ann is saved on this device and not sent yet."],
  [[sheet(), sheet()], "2 score sheets of Ann are saved on this device and not sent yet."],
  [
    [sheet(), sheet({ judgeName: "Bob" }), sheet({ judgeName: null })],
    "3 score sheets of Ann and Bob are saved on this device and not sent yet.",
  ],
  [[sheet({ judgeName: null })], "1 score sheet is saved on this device and not sent yet."],
])("says how many sheets are unsent, and of which judges: %#", (sheets, sentence) => {
  expect(unsentSummary(sheets)).toBe(sentence)
})

it("a sheet names its owner and its points, as far as the device knows them", () => {
  expect(ownerText(sheet())).toBe("Harbour Show, judge Ann")
  expect(ownerText(sheet({ judgeName: null, eventName: null }))).toBe("")
  expect(pointsInLine(sheet())).toBe("Paint: 8 / 10, Criterion no. 7: 4")
})
