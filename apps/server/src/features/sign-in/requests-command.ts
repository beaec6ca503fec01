import type { SignInRequest } from "@rosette/contract/sessions"
import { changeEvent } from "../../data/change/event-change.ts"
import { judgeSubject } from "../../data/change/subjects.ts"
import type { Database } from "../../data/database.ts"
import { AppError } from "../../refusals/app-error.ts"
import type { OrganizedSignInRequest } from "./access.ts"
import { signInRequestOf } from "./requests-query.ts"

/**
 * Allows or refuses that a device signs in by the judge's name; the decision is valid for some minutes. Throws
 * NOT_FOUND if the device no longer asks.
 */
export function decideSignIn(
  db: Database,
  request: OrganizedSignInRequest,
  status: "allowed" | "refused",
): Promise<SignInRequest> {
  return changeEvent(db, request, "administration", async ({ tx, record }) => {
    const where = { id: request.requestId }
    if (!(await tx.signInRequest.findUnique({ where, select: { id: true } }))) throw new AppError("NOT_FOUND")
    const decided = await tx.signInRequest.update({
      where,
      data: { status, decidedAt: new Date() },
      include: { judge: { select: { name: true } } },
    })
    const { label: device, judge } = decided
    await record({ action: `judge.sign-in-${status}`, subject: judgeSubject(judge), after: { device } })
    return signInRequestOf(decided)
  })
}
