import {
  adminContract,
  awardsContract,
  csvContract,
  judgeContract,
  organizerContract,
  sessionContract,
} from "@rosette/contract/routers"
import { expect, it } from "vitest"
import { appRouter } from "./app-router.ts"

const contracts = {
  judge: judgeContract,
  organizer: organizerContract,
  admin: adminContract,
  awards: awardsContract,
  csv: csvContract,
  session: sessionContract,
}

const namesOf = (tables: Record<string, object>) =>
  Object.entries(tables)
    .flatMap(([router, calls]) => Object.keys(calls).map((call) => `${router}.${call}`))
    .toSorted()

it("each router holds the calls of its contract, and no other", () => {
  expect(namesOf(contracts)).toEqual(Object.keys(appRouter._def.procedures).toSorted())
})
