import type { organizerContract as contract, SignInRequest } from "@rosette/contract"
import type { z } from "zod"
import type { SignInRequest as SignInRequestRow } from "../../../../../prisma/generated/sqlite/client.ts"
import { changeEvent } from "../../data/change/event-change.ts"
import { judgeSubject } from "../../data/change/subjects.ts"
import type { Database } from "../../data/database.ts"
import { validSince } from "../../data/records/sign-in-requests.ts"
import { AppError } from "../../kernel/app-error.ts"
import type { OrganizedEvent } from "../../kernel/organizing.ts"
import type { OrganizedSignInRequest } from "./access.ts"

/** The devices that wait for a decision, the first one to ask first. */
export async function signInRequestsOf(
  db: Database,
  { eventId }: OrganizedEvent,
): Promise<z.output<typeof contract.signInRequests.output>> {
  const rows = await db.prisma.signInRequest.findMany({
    where: { eventId, status: "open", createdAt: { gt: validSince(new Date()) } },
    include: { judge: { select: { name: true } } },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  })
  return rows.map(shapeOf)
}

/**
 * Allows or refuses that a device signs in by the judge's name; the decision is valid for some minutes. Throws
 * NOT_FOUND if the device does not ask any more.
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
    return shapeOf(decided)
  })
}

type Row = SignInRequestRow & { judge: { name: string } }

/** Only this product's own commands write the status. */
const shapeOf = ({ id, judgeId, judge, label, status, createdAt }: Row): SignInRequest => ({
  id,
  judgeId,
  judgeName: judge.name,
  device: label,
  status: status as SignInRequest["status"],
  createdAt: createdAt.toISOString(),
})
