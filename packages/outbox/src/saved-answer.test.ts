import { expect, it } from "vitest"
import { beginToSend, openPage } from "./fixture-page.ts"
import { makeAttempt, makeChange, makeSaved, makeUnsent } from "./fixtures.ts"
import { settle } from "./hand-clock.ts"
import { isAnswerTo } from "./rules.ts"

const scores = [
  { criterionId: 1, points: 5 },
  { criterionId: 2, points: 7 },
]
const sent = makeAttempt(makeUnsent("a", { scores, isSubmitted: true })).body
const saved = makeSaved(9, sent)

it.each<[what: string, answer: unknown, isOne: boolean]>([
  ["the server's answer", saved, true],
  ["the lines in another order", { ...saved, scores: scores.toReversed() }, true],
  ["another criterion, which was added since", { ...saved, scores: [...scores, { criterionId: 3, points: 0 }] }, true],
  ["a criterion that no longer applies", { ...saved, scores: [{ criterionId: 1, points: 0 }, scores[1]] }, true],
  ["the comment too", { ...saved, comments: sent.comments }, true],
  ["another comment", { ...saved, comments: "Other" }, false],
  ["a comment that is no text", { ...saved, comments: 7 }, false],
  ["another database", { ...saved, databaseId: "two" }, false],
  ["an answer of an older server, with fewer fields", { ...saved, comments: undefined, databaseId: undefined }, true],
  ["nothing at all", undefined, false],
  ["an object without fields", {}, false],
  ["a page of a portal", "<!doctype html><title>Welcome</title>", false],
  ["another entry", { ...saved, entryId: 8 }, false],
  ["a draft", { ...saved, isSubmitted: false }, false],
  ["no revision", { ...saved, revision: undefined }, false],
  ["revision 0, which no sheet has", { ...saved, revision: 0 }, false],
  ["no scores", { ...saved, scores: [] }, false],
  ["other points", { ...saved, scores: [{ criterionId: 1, points: 4 }, scores[1]] }, false],
  ["a criterion that is not on the scorecard", { ...saved, scores: [scores[1]], offScorecard: [1] }, true],
  ["another criterion that is not on the scorecard", { ...saved, scores: [scores[1]], offScorecard: [3] }, false],
  ["a list of other things", { ...saved, scores: [scores[1]], offScorecard: "1" }, false],
  ["invalid scores", { ...saved, scores: [null, "7"] }, false],
])("%s is an answer to the sent sheet: %s", (_what, answer, isOne) => {
  expect(isAnswerTo(sent, answer)).toBe(isOne)
})

it("a comment that an older version of the app stored is confirmed as the server stores it", () => {
  const pasted = { ...sent, comments: "Great paint.\u000bMore\u00a0chrome" }
  expect(isAnswerTo(pasted, { ...saved, comments: "Great paint.\nMore chrome" })).toBe(true)
  expect(isAnswerTo(pasted, { ...saved, comments: "Great paint. More chrome" })).toBe(false)
})

it.each([
  ["an empty draft", {}, true],
  ["an empty submit", { isSubmitted: true }, false],
  ["a draft with points", { scores }, false],
  ["a draft with a comment", { comments: "Nice" }, false],
])("the answer to %s may have no revision: %s", (_, fields, isOne) => {
  const body = { ...sent, scores: [], comments: "", isSubmitted: false, ...fields }
  expect(isAnswerTo(body, makeSaved(0, body))).toBe(isOne)
})

it("a criterion that the device showed as not applying may have any points, or none", () => {
  const body = { ...sent, scores: [...scores, { criterionId: 3, points: 0, isScore: false }] }
  const answers = [scores, [...scores, { criterionId: 3, points: 7 }]].map((lines) => ({ ...saved, scores: lines }))
  expect(answers.map((answer) => isAnswerTo(body, answer))).toEqual([true, true])
})

it("an answer that does not fit the sheet removes nothing, and the same attempt is sent again", async () => {
  const page = openPage()
  page.outbox.store(makeChange(5))
  const ending = page.outbox.sendAll()
  await settle()
  page.connection.first().answer({ entryId: 7, isSubmitted: false, scores: [], revision: 3 })
  await settle()
  expect(await ending).toMatchObject({ end: "cut", failure: { kind: "unreadable" } })
  expect(page.shown()).toBe("5 unsent on 0")
  expect(page.answers).toEqual([])
  await beginToSend(page)
  expect(page.connection.sent[1]).toEqual(page.connection.sent[0])
})
