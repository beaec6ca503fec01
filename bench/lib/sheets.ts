import { randomUUID } from "node:crypto"
import { requestOf } from "./connection.ts"
import type { JudgingShow } from "./judging-show.ts"

const COMMENTS = "Lovely paint, clean engine, a little dust on the seats."

/** A final sheet with a score for each criterion. */
export function sheetFor({ criterionIds }: JudgingShow, entryId: number) {
  const scores = criterionIds.map((criterionId, index) => ({ criterionId, points: (entryId + index) % 11 }))
  return { entryId, scores, comments: COMMENTS, isSubmitted: true }
}

/** A save of the judge's sheet for an entry as a phone sends it, with its own mutationId. */
export function savingRequest(
  show: JudgingShow,
  { id, cookie }: JudgingShow["judges"][number],
  entryId: number,
  door: "REST" | "tRPC",
): Buffer {
  const body = { ...sheetFor(show, entryId), mutationId: randomUUID() }
  return door === "REST"
    ? requestOf("POST", `/api/judges/${id}/scores`, { cookie, body })
    : requestOf("POST", "/trpc/judge.saveSheet", { cookie, body: { judgeId: id, ...body } })
}
