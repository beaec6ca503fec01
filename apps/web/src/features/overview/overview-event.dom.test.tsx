import type { EventForOrganizer } from "@rosette/contract/events"
import { anEvent } from "@rosette/contract/fixtures"
import type { ResultsState } from "@rosette/domain/publishing/results-state"
import { screen } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { show } from "../../../test/render.tsx"
import { OverviewEvent } from "./overview-event.tsx"

const SHOW: EventForOrganizer = anEvent({
  name: "Autumn Show",
  organizerName: "Olga",
  passcode: "AB12CD34",
  allowNameSignIn: true,
  devicesVersion: 1,
})

it.each<[ResultsState, boolean, string]>([
  ["open", true, "Judges can sign in and score."],
  ["open", false, "Closed: judges can neither sign in nor save. Everything else works."],
  ["review", true, "Judges can neither sign in nor save while the results are in review."],
  ["published", true, "Judges can neither sign in nor save while the results are published."],
])("while the results are %s and active is %s, the switch says %j", (resultsState, isActive, words) => {
  const event = { ...SHOW, resultsState, isActive }
  show(<OverviewEvent event={event} isSwitching={false} onSwitch={vi.fn()} onEdit={vi.fn()} more={[]} />)
  expect(screen.getByText(words)).toBeTruthy()
})
