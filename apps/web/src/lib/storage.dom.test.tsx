import { afterEach, expect, it } from "vitest"
import { termsAcceptance } from "./storage.ts"

afterEach(() => localStorage.clear())

it("accepted terms are those of one judge of one event in one database", () => {
  const accepted = { databaseId: "one", judge: { id: 3 }, event: { id: 1 } }
  termsAcceptance(accepted).write(true)
  const others = [{ databaseId: "two" }, { judge: { id: 4 } }, { event: { id: 2 } }]
  const read = [{}, ...others].map((other) => termsAcceptance({ ...accepted, ...other }).read())
  expect(read).toEqual([true, null, null, null])
})
