import { expect, type Locator } from "@playwright/test"

/** Product rule: what a judge saves stands on the dashboard within a second of the server's answer. */
const A_SECOND_MS = 1_000

/**
 * How long it takes until what was saved is seen. At least half of it is within a second: what else the machine does delays one
 * or the other, never most.
 */
export function openArrivals() {
  const took: number[] = []
  let begun = performance.now()
  return {
    /** The server has answered: the time runs from here. */
    begin(): void {
      begun = performance.now()
    },
    /** Waits until the text is shown in this place. */
    async see(place: Locator, text: string): Promise<void> {
      const shown = async () => (await place.allTextContents()).join(" ").replaceAll(/\s+/g, " ")
      await expect.poll(shown, { intervals: [25] }).toContain(text)
      took.push(performance.now() - begun)
    },
    expectWithinASecond(): void {
      const median = took.sort((a, b) => a - b)[Math.ceil(took.length / 2) - 1]
      expect(median, `Milliseconds until seen: ${took.map(Math.round).join(", ")}`).toBeLessThanOrEqual(A_SECOND_MS)
    },
  }
}
