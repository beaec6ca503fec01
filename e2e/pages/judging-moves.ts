import { expect, type Page } from "@playwright/test"
import { typePoints } from "./judging.ts"

/** Points by the name of each criterion. */
export type Points = Record<string, number>

/** How a judge works on a phone. */
export type Hands = {
  score(points: Points): Promise<void>
  submit(): Promise<void>
  next(): Promise<void>
  previous(): Promise<void>
}

/** Taps only: a single point with the plus, more points on the keypad. */
export const byTouch = (page: Page): Hands => ({
  async score(points) {
    for (const [criterion, value] of Object.entries(points)) {
      const plus = page.getByRole("button", { name: `One point more for ${criterion}` })
      if (value === 1 && (await plus.isVisible())) await plus.tap()
      else await typePoints(page, criterion, value)
    }
  },
  submit: () => page.getByRole("button", { name: "Submit Score" }).tap(),
  next: () => page.getByRole("button", { name: "Next", exact: true }).first().tap(),
  previous: () => page.getByRole("button", { name: "Previous", exact: true }).first().tap(),
})

const POSITION = /^Position (\d+) of \d+$/

/** Goes to a position of the list (from 1), whether or not the next entry has appeared automatically. */
export async function goToPosition(page: Page, hands: Hands, position: number): Promise<void> {
  await expect(async () => {
    const [, at] = POSITION.exec((await page.getByText(POSITION).textContent()) ?? "") ?? []
    if (Number(at) < position) await hands.next()
    if (Number(at) > position) await hands.previous()
    expect(Number(at)).toBe(position)
  }).toPass({ intervals: [20, 50, 100] })
}
