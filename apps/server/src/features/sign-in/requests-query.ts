import type { organizerContract as contract } from "@rosette/contract/routers"
import type { SignInRequest } from "@rosette/contract/sessions"
import type { z } from "zod"
import type { Database } from "../../data/database.ts"
import { validSince } from "../../data/records/sign-in-requests.ts"
import type { RowOf } from "../../data/rows.ts"
import type { OrganizedEvent } from "../../kernel/organizing.ts"

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
  return rows.map(signInRequestOf)
}

type Row = RowOf<"SignInRequest"> & { judge: { name: string } }

export const signInRequestOf = ({ id, judgeId, judge, label, number, status, createdAt }: Row): SignInRequest => ({
  id,
  judgeId,
  judgeName: judge.name,
  device: label,
  number,
  status,
  createdAt: createdAt.toISOString(),
})
