import type { ProcedurePath } from "@rosette/contract/routers"
import { expect } from "vitest"
import type { Browser, TestApp } from "../app.ts"
import { DOORS, type Input } from "../doors.ts"
import { everythingIn } from "../snapshot.ts"

/** The refusal of the call by both APIs, as "409 AWARD_FULL"; fails if they differ or anything was saved. */
export async function refused(app: TestApp, who: Browser, procedure: ProcedurePath, input: Input): Promise<string> {
  const before = await everythingIn(app.services.db)
  const answers: string[] = []
  for (const { call } of DOORS) {
    const { status, body } = await call(who, procedure, input)
    const isRefusal = typeof body === "object" && body !== null && "code" in body
    answers.push(`${status} ${isRefusal ? body.code : JSON.stringify(body)}`)
  }
  expect(await everythingIn(app.services.db)).toEqual(before)
  expect(answers[1]).toBe(answers[0])
  return answers[0] ?? ""
}
