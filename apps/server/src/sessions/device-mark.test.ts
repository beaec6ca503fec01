import { describe, expect, it } from "vitest"
import { knownDevice, markAfter, type Standing } from "./device-mark.ts"

const judge3: Standing = { role: "judge", eventId: 3 }
const organizer3: Standing = { role: "organizer", eventId: 3 }

describe("a device", () => {
  it("is unknown before it has signed in", () => {
    expect(knownDevice(null, judge3)).toBeNull()
  })

  it("keeps its name through every sign-in, and no two have the same", () => {
    const mark = markAfter(null, judge3)
    const name = knownDevice(mark, judge3)
    expect(knownDevice(markAfter(mark, organizer3), judge3)).toBe(name)
    expect(knownDevice(markAfter(null, judge3), judge3)).not.toBe(name)
  })

  it.each<[string, Standing, boolean]>([
    ["the same role in the same event", judge3, true],
    ["a judge whose event is not named", { role: "judge" }, true],
    ["the same role in another event", { role: "judge", eventId: 4 }, false],
    ["an event whose number only begins alike", { role: "judge", eventId: 33 }, false],
    ["another role in the same event", organizer3, false],
    ["the master administrator", { role: "masterAdmin" }, false],
  ])("that judged event 3 is known as %s: %s is %s", (_, standing, isKnown) => {
    expect(knownDevice(markAfter(null, judge3), standing) !== null).toBe(isKnown)
  })

  it("remembers its last twenty standings, so that its mark stays short", () => {
    let mark = markAfter(null, { role: "organizer", eventId: 0 })
    for (let eventId = 1; eventId <= 20; eventId++) mark = markAfter(mark, { role: "organizer", eventId })
    const isKnown = (eventId: number) => knownDevice(mark, { role: "organizer", eventId }) !== null
    expect([isKnown(0), isKnown(1), isKnown(20)]).toEqual([false, true, true])
    expect(markAfter(mark, { role: "organizer", eventId: 20 }).split(" ")).toHaveLength(21)
  })
})
