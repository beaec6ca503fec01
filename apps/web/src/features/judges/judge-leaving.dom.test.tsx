import { organizedJudge } from "@rosette/contract/fixtures"
import { screen, waitFor, within } from "@testing-library/react"
import { expect, it } from "vitest"
import { refused, showWithServer } from "../../../test/calls.tsx"
import { currentNotices } from "../../lib/feedback.ts"
import { JudgesTab } from "./judges-tab.tsx"

function tab(refuses = false) {
  const sent: unknown[] = []
  const shown = showWithServer(<JudgesTab eventId={1} eventName="Harbour Show" foundId={0} />, {
    "organizer.judges": () => [organizedJudge(1, "Ada")],
    "organizer.signInRequests": () => [],
    "organizer.entryReports": () => [],
    "organizer.updateJudge": (input) => {
      sent.push(input)
      if (refuses) throw refused("RESULTS_PUBLISHED")
      return organizedJudge(1, "Ada", { hasLeft: input.hasLeft ?? false })
    },
  })
  return { ...shown, sent }
}

const choose = async ({ user }: ReturnType<typeof tab>, action: string) => {
  await user.click(await screen.findByRole("button", { name: "More for Ada" }))
  await user.click(await screen.findByRole("menuitem", { name: action }))
}
const LEFT = { judgeId: 1, hasLeft: true, expected: { hasLeft: false } }

it("a judge has left, and the notice can undo it", async () => {
  const shown = tab()
  await choose(shown, "Ada has left")
  await waitFor(() => expect(currentNotices().at(-1)?.title).toBe("Has left"))
  currentNotices().at(-1)?.undo?.()
  await waitFor(() => expect(currentNotices().at(-1)?.title).toBe("Is back"))
  expect(shown.sent).toEqual([LEFT, { judgeId: 1, hasLeft: false, expected: { hasLeft: true } }])
})

it("before a judge is removed, “Has left” is offered first, and removes nobody", async () => {
  const shown = tab()
  await choose(shown, "Remove Judge Ada")
  const question = within(await screen.findByRole("dialog"))
  question.getByText(/their submitted sheets count, and no more are expected/)
  const names = question.getAllByRole("button").map(({ textContent }) => textContent)
  expect(names.filter(Boolean)).toEqual(["Has left", "Cancel", "Remove Judge"])
  await shown.user.click(question.getByRole("button", { name: "Has left" }))
  await waitFor(() => expect(shown.sent).toEqual([LEFT]))
})

it("a refusal is told", async () => {
  await choose(tab(true), "Ada has left")
  await waitFor(() => expect(currentNotices().at(-1)?.title).toBe("Not marked as left"))
})
