import { expect, it } from "vitest"
import { beginToSend, openPage } from "../fixture-page.ts"
import { makeAttempt, makeChange, makeKept, makeSaved } from "../fixtures.ts"
import { settle } from "../hand-clock.ts"
import { isAnswerTo } from "./saved-answer.ts"

const scores = [
  { criterionId: 1, points: 5 },
  { criterionId: 2, points: 7 },
]
const sent = makeAttempt(makeKept("a", { scores, isSubmitted: true })).body
const saved = makeSaved(9, sent)

it.each<[what: string, answer: unknown, isOne: boolean]>([
  ["what the server says", saved, true],
  ["the lines in another order", { ...saved, scores: scores.toReversed() }, true],
  ["a criterion more, which was added since", { ...saved, scores: [...scores, { criterionId: 3, points: 0 }] }, true],
  ["a criterion that no longer applies", { ...saved, scores: [{ criterionId: 1, points: 0 }, scores[1]] }, true],
  ["the comment too", { ...saved, comments: sent.comments }, true],
  ["another comment", { ...saved, comments: "Other" }, false],
  ["another database", { ...saved, databaseId: "two" }, false],
  ["less than the server says by now", { ...saved, comments: undefined, databaseId: undefined }, true],
  ["nothing at all", undefined, false],
  ["the right form with nothing in it", {}, false],
  ["a page of a portal", "<!doctype html><title>Welcome</title>", false],
  ["another entry", { ...saved, entryId: 8 }, false],
  ["a draft", { ...saved, isSubmitted: false }, false],
  ["no revision", { ...saved, revision: undefined }, false],
  ["a revision that no sheet has", { ...saved, revision: 0 }, false],
  ["no scores", { ...saved, scores: [] }, false],
  ["other points", { ...saved, scores: [{ criterionId: 1, points: 4 }, scores[1]] }, false],
  ["scores that are none", { ...saved, scores: [null, "7"] }, false],
])("%s: an answer to the sheet that was sent: %s", (_what, answer, isOne) => {
  expect(isAnswerTo(sent, answer)).toBe(isOne)
})

it("a draft that says nothing is answered without a revision", () => {
  const blank = { ...sent, scores: [], comments: "", isSubmitted: false }
  const answer = { ...saved, scores: [], comments: "", isSubmitted: false, revision: 0 }
  expect([isAnswerTo(blank, answer), isAnswerTo(sent, { ...saved, revision: 0 })]).toEqual([true, false])
})

it("an answer that does not fit the sheet clears nothing, and the same try goes out again", async () => {
  const page = openPage()
  page.outbox.keep(makeChange(5))
  const ending = page.outbox.sendAll()
  await settle()
  page.line.first().answer({ entryId: 7, isSubmitted: false, scores: [], revision: 3 })
  await settle()
  expect(await ending).toMatchObject({ end: "cut", failure: { kind: "unreadable" } })
  expect(page.shown()).toBe("5 kept on 0")
  expect(page.answers).toEqual([])
  await beginToSend(page)
  expect(page.line.sent[1]).toEqual(page.line.sent[0])
})
