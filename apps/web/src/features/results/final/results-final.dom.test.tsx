import type { OrganizedEvent } from "@rosette/contract"
import { screen } from "@testing-library/react"
import { expect, it } from "vitest"
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
