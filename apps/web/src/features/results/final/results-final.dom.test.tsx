import type { BlockingLine, Criterion, OrganizedEvent } from "@rosette/contract"
import { eachRequirement } from "@rosette/domain"
import { screen, waitFor, within } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { type Answers, refused, showWithServer } from "../../../../test/calls.tsx"
import { button } from "../../../../test/form.ts"
import { ResultsFinal } from "./results-final.tsx"

const EVENT: OrganizedEvent = {
  ...{ id: 1, name: "Harbour Show", description: "", date: "", time: "", location: "", organizerName: "Olive" },
  ...{ isActive: true, isDemo: false, changeVersion: 1, setupVersion: 1, resultsState: "open" },
  ...{ passcode: "", allowNameSignIn: false, devicesVersion: 0 },
}

const open = (answers: Answers) =>
  showWithServer(
    <ResultsFinal
      eventId={1}
      organizerName="Olive"
      outstanding={null}
      onOpenAwards={() => undefined}
      publishedActions={null}
    />,
    {
      "organizer.event": () => EVENT,
      "organizer.snapshots": () => [],
      ...answers,
    },
  )

it.each([
  ["the state of the results", "organizer.event", () => EVENT],
  ["the published versions", "organizer.snapshots", () => []],
] as const)("%s that cannot be read can be asked for again, and nothing stays hidden", async (_, path, answer) => {
  let isBroken = true
  const read = () => {
    if (isBroken) throw refused("UNAVAILABLE")
    return answer()
  }
  const { user } = open({ [path]: read })
  await screen.findByText("The state of the results could not be loaded")
  isBroken = false
  await user.click(button("Try again"))
  await screen.findByRole("button", { name: "Review results" })
  expect(screen.queryByRole("alert")).toBeNull()
})

it("a criterion that a sheet lacks can be left out of the percent first", async () => {
  const line: BlockingLine = {
    ...{ kind: "criterionMissing", key: "c", isWaived: false },
    ...{ judgeId: 3, entryId: 5, criterionIds: [7] },
  }
  const engine: Criterion = {
    ...{ id: 7, eventId: 1, name: "Engine", description: "", order: 11, maxPoints: 10, setupVersion: 4 },
    ...{ countsOverall: true, ...eachRequirement(() => false) },
  }
  const review = vi.fn(() => ({ state: "review" as const, blocking: [line] }))
  const { queryClient } = open({
    "organizer.event": () => ({ ...EVENT, resultsState: "review" }),
    "organizer.review": review,
    "organizer.judges": () => [],
    "organizer.entries": () => [],
    "organizer.criteria": () => [engine],
    "awards.list": () => [],
  })
  const offered = async () => {
    const list = await screen.findByRole("list", { name: "In the way of publishing" })
    return within(list)
      .getAllByRole("button")
      .map(({ textContent }) => textContent)
  }
  await expect.poll(offered).toEqual(["Leave Engine out of the percent", "Reopen judging", "Waive…"])
  // Left out of the percent, it no longer prevents publishing.
  review.mockReturnValue({ state: "review", blocking: [] })
  await queryClient.invalidateQueries()
  await waitFor(() => expect(screen.queryByRole("button", { name: /^Leave Engine/ })).toBeNull())
})
