import { USUAL_WORDS } from "@rosette/domain/events/event-words"
import { expect, it } from "vitest"
import { sentenceOf, sheetsOfJudges, subjectOf } from "./history-sentence.ts"

const sheet = (points: Record<string, number>, isSubmitted = true) => ({ isSubmitted, comments: "", points })
const NAMES = new Map([["4", "Paint"]])
const FOX = "Entry A2 · Desert Fox"
const COMET = "Entry A1 · Blue Comet"

it.each([
  ["sheet.submitted", null, sheet({ Paint: 12, Engine: 1 }), "13 points on 2 criteria"],
  ["sheet.draft-saved", null, sheet({ Paint: 1 }, false), "1 point on 1 criterion"],
  [
    "sheet.submitted",
    sheet({ Paint: 12, Engine: 1 }, false),
    sheet({ Paint: 15, Engine: 1 }),
    "Paint 12 → 15, 16 points in all",
  ],
  ["sheet.submitted", sheet({ Paint: 12 }), sheet({ Paint: 12, Engine: 4 }), "Engine – → 4, 16 points in all"],
  [
    "sheet.submitted",
    sheet({ Paint: 1, Engine: 1, Sound: 1 }),
    sheet({ Paint: 2, Engine: 2, Sound: 2 }),
    "3 criteria changed, 3 → 6 points in all",
  ],
  ["sheet.submitted", sheet({ Paint: 12 }, false), sheet({ Paint: 12 }), null],
  ["sheet.submitted", null, sheet({ 4: 12, 9: 3 }), "15 points on 2 criteria"],
  ["sheet.submitted", sheet({ 9: 2 }), sheet({ 9: 3 }), "Deleted criterion 9 2 → 3, 3 points in all"],
  ["sheet.completed", { points: {} }, { points: { Engine: 9 } }, "Engine 9"],
  ["sheet.moved", sheet({ Paint: 12 }, false), { movedTo: FOX }, `To ${FOX}`],
  ["sheet.reopened", { isSubmitted: true }, { isSubmitted: false }, null],
  ["winner.confirmed", null, { entry: FOX, confirmedBy: "Pat" }, FOX],
  ["winner.confirmed", { entry: COMET }, { entry: FOX }, `${FOX}, in place of ${COMET}`],
  ["winner.withdrawn", { entry: FOX }, null, FOX],
  ["award.accepted", null, { entries: [FOX], assignedBy: "Olive" }, FOX],
  ["award.assigned", null, { entry: FOX, assignedBy: "Organizer" }, FOX],
  ["award.unassigned", { entry: FOX }, null, FOX],
  ["award.handedOn", { entry: COMET }, { entry: FOX }, `Entry: ${COMET} → ${FOX}`],
  [
    "award.notHandedOn",
    { entry: COMET },
    { entry: FOX, reason: "The entry was deleted" },
    `${FOX}, in place of ${COMET} · The entry was deleted`,
  ],
  [
    "award.notHandedOn",
    { entry: COMET },
    { entry: null, reason: "The award was deleted" },
    `${COMET} · The award was deleted`,
  ],
  ["award.deleted", { name: "Cup", winners: [FOX, COMET] }, null, `${FOX}, ${COMET}`],
  ["award.deleted", { name: "Cup", winners: [] }, null, null],
  [
    "sheets.reopened",
    null,
    { reopened: 3, judge: "Judge Ann", criterion: "Criterion Engine" },
    "Judge Ann · Criterion Engine",
  ],
  [
    "message.sent",
    null,
    { judges: ["Ann", "Bob"], entry: COMET, text: "Lunch is at noon" },
    `Ann, Bob · ${COMET} · Lunch is at noon`,
  ],
  ["message.withdrawn", { text: "Lunch is at noon" }, null, "Lunch is at noon"],
  ["entry.reported", null, { kind: "notHere", text: "Its place is empty" }, "Not here · Its place is empty"],
  ["entry.reportDismissed", { judge: "Judge Ann", kind: "other", text: "" }, null, "Judge Ann · Needs a look"],
  ["sheets.asked", null, { asked: 3, sheets: { Ann: ["A1"] } }, null],
  ["entries.deleted", { entries: [COMET, FOX] }, null, `${COMET}, ${FOX}`],
  ["entries.deleted", { votingIds: ["A1", "A2"] }, null, "A1, A2"],
  ["judge.removed", { name: "Ada", sheets: 1, scores: 2 }, null, "1 sheet with 2 scores"],
  ["judge.sign-in-allowed", null, { device: "Safari on iPhone" }, "Safari on iPhone"],
  ["event.updated", { date: "May" }, { date: "June" }, "Date: May → June"],
  ["event.password-changed", null, null, null],
  ["event.created", null, { name: "Show 2027", criteria: 3 }, null],
  ["event.created", null, { name: "Show 2027", clonedFrom: { id: 4, name: "Show 2026" } }, "Made like Show 2026"],
  [
    "rules.updated",
    { notApplicable: "zero", ranks: "overall" },
    { notApplicable: "leftOut", ranks: "classes" },
    "Entries that a criterion is not for: Get 0 of its points → Are not scored on it; " +
      "Places: One contest → Each class is a contest of its own",
  ],
  [
    "entry.statusChanged",
    { status: "checkedIn", statusReason: "" },
    { status: "withdrawn", statusReason: "ill" },
    "Status: Here → Withdrawn; Reason: nothing → ill",
  ],
  [
    "entries.statusChanged",
    {
      entries: [
        { votingId: "C1", status: "expected", statusReason: "" },
        { votingId: "C2", status: "withdrawn", statusReason: "ill" },
        { votingId: "C3", status: "disqualified", statusReason: "glue" },
      ],
    },
    { status: "disqualified", statusReason: "glue", votingIds: ["C1", "C2", "C3"] },
    "C1: Expected → Disqualified (glue); C2: Withdrawn (ill) → Disqualified (glue)",
  ],
  ["poll.opened", null, null, null],
  ["poll.opened", null, { reason: "Closed too early" }, "Closed too early"],
  [
    "poll.closed",
    null,
    {
      voters: 3,
      voided: 1,
      votes: [
        { votingId: "C12", votes: 2 },
        { votingId: "C7", votes: 1 },
      ],
    },
    "3 votes, 1 of void codes · C12 2, C7 1",
  ],
  [
    "poll.closed",
    null,
    { voters: 6, voided: 0, votes: [1, 2, 3, 4, 5, 6].map((id) => ({ votingId: `C${id}`, votes: 1 })) },
    "6 votes · C1 1, C2 1, C3 1, C4 1, C5 1, …",
  ],
  ["poll.closed", null, { voters: 0, voided: 0, votes: [] }, "0 votes"],
  ["codes.made", null, { from: 1, to: 500 }, "1–500"],
  ["codes.voided", null, { numbers: "3, 7", reason: "Photographed" }, "3, 7 · Photographed"],
  ["results.review-started", { state: "open" }, { state: "review" }, null],
  ["results.published", null, { version: 1, sha256: "1a2b3c4d99" }, "Version 1 · 1a2b3c4d"],
  ["results.taken-back", { state: "published" }, { state: "review", reason: "Too early" }, "Too early"],
  [
    "results.waived",
    null,
    { kind: "sheetMissing", judge: "Ann", votingIds: ["A1", "A2"], reason: "Went home ill" },
    "Ann · A1, A2 · Went home ill",
  ],
])("%s, from %j to %j, reads %j", (action, before, after, sentence) => {
  expect(sentenceOf({ action, before, after }, { criteria: NAMES, words: USUAL_WORDS })).toBe(sentence)
})

it.each([
  [
    "a title, by its name of then",
    { subject: "Winner 1 of Paint", before: null, after: { title: "Best Paint" } },
    "Best Paint",
  ],
  ["a title that was taken back", { subject: "Runner-up 2", before: { title: "2nd place" }, after: null }, "2nd place"],
  ["anything else, as it was recorded", { subject: "Award Cup", before: null, after: { name: "Cup" } }, "Award Cup"],
])("a line is about %s", (_, item, subject) => {
  expect(subjectOf(item)).toBe(subject)
})

it("the details list many sheets judge by judge", () => {
  expect(sheetsOfJudges({ after: { sheets: { Ann: ["A1", "A2"], Bob: ["A1"] } } })).toEqual(["Ann: A1, A2", "Bob: A1"])
  expect(sheetsOfJudges({ after: null })).toEqual([])
})
