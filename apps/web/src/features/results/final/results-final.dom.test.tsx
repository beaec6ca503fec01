import type { BlockingLine, Criterion, OrganizedEvent } from "@rosette/contract"
import { eachRequirement } from "@rosette/domain"
import { screen, within } from "@testing-library/react"
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
    <ResultsFinal eventId={1} organizerName="Olive" onOpenAwards={() => undefined} publishedActions={null} />,
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

it("a criterion that a sheet lacks can be left out of the percent first, and else waits for its judge", async () => {
  const line: BlockingLine = {
    ...{ kind: "criterionMissing", key: "c", isWaived: false },
    ...{ judgeId: 3, entryId: 5, criterionIds: [7] },
  }
  const engine: Criterion = {
    ...{ id: 7, eventId: 1, name: "Engine", description: "", order: 11, maxPoints: 10, setupVersion: 4 },
    ...{ countsOverall: true, ...eachRequirement(() => false) },
  }
  const criteria = vi.fn(() => [engine])
  const { queryClient } = open({
    "organizer.event": () => ({ ...EVENT, resultsState: "review" }),
    "organizer.review": () => ({ state: "review", blocking: [line] }),
    "organizer.judges": () => [],
    "organizer.entries": () => [],
    "organizer.criteria": criteria,
    "awards.list": () => [],
  })
  const offered = async () => {
    const list = await screen.findByRole("list", { name: "In the way of publishing" })
    return within(list)
      .getAllByRole("button")
      .map(({ textContent }) => textContent)
  }
  const others = ["Reopen judging", "Waive…"]
  await expect.poll(offered).toEqual(["Leave Engine out of the percent", ...others])
  criteria.mockReturnValue([{ ...engine, countsOverall: false }])
  await queryClient.invalidateQueries()
  await expect.poll(offered).toEqual(others)
})
