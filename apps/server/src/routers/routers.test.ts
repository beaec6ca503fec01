import { expect, it } from "vitest"
import { PROCEDURES } from "../doors/calls/procedure-list.ts"
import { appRouter } from "./app-router.ts"

it("each router holds the calls of its contract, and no other", () => {
  expect(Object.keys(appRouter._def.procedures).toSorted()).toEqual([...PROCEDURES.keys()].toSorted())
})

it.each([...PROCEDURES.values()])("$path is a $type, as its path says", ({ path, type }) => {
  expect(appRouter._def.procedures).toHaveProperty([path, "_def", "type"], type)
})
