import { eachFlag } from "@rosette/domain/entries/entry-flags"
import { wordsOf } from "@rosette/domain/events/event-words"
import { expect, it } from "vitest"
import { flagOptions } from "./award-basis.ts"

it("a flag that is not used is not offered, but an award that is limited to it all the same shows it", () => {
  const unused = eachFlag(() => ({ isUsed: false }))
  const words = wordsOf({ flags: { ...unused, participatesInSound: { label: "Stage act", isUsed: false } } })
  expect(flagOptions({ words })).toEqual([])
  expect(flagOptions({ words }, ["participatesInSound"])).toEqual([
    { value: "participatesInSound", label: "Stage act" },
  ])
})
