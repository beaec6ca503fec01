import { expect, type Locator } from "@playwright/test"

/** Product rule: what a judge saves is on the dashboard within a second of the server's answer. */
const LIMIT_MS = 1_000

/**
 * Measures how long saves take until they are shown. At least half must take at most a second: other load on the machine
 * delays some, but never most.
 */
export function openArrivals() {
  const took: number[] = []
  let begun = performance.now()
  return {
    /** Call when the server has answered. */
    begin(): void {
      begun = performance.now()
    },
    /** Waits until the element shows the text. */
    async see(place: Locator, text: string): Promise<void> {
      const shown = async () => (await place.allTextContents()).join(" ").replaceAll(/\s+/g, " ")
      await expect.poll(shown, { intervals: [25] }).toContain(text)
      took.push(performance.now() - begun)
    },
    expectWithinASecond(): void {
      const median = took.sort((a, b) => a - b)[Math.ceil(took.length / 2) - 1]
      expect(median, `Milliseconds until seen: ${took.map(Math.round).join(", ")}`).toBeLessThanOrEqual(LIMIT_MS)
    },
  }
}
