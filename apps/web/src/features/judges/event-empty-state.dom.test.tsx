import { anEvent } from "@rosette/contract/fixtures"
import { screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { showWithServer } from "../../../test/calls.tsx"
import { EventEmptyState } from "../../ui/states/event-empty-state.tsx"

it.each([
  ["a car show", "carShow", "img[src^='/drawings/free-chair']"],
  ["a baking contest", "baking", "svg"],
  ["an event of no kind", null, "svg"],
  ["an answer of an older server", undefined, "svg"],
])("%s has its picture", async (_title, kind, picture) => {
  const { container } = showWithServer(<EventEmptyState eventId={1} title="No judges yet" drawing="free-chair" />, {
    "organizer.event": () => anEvent(kind === undefined ? {} : { kind }),
  })
  expect(screen.getByText("No judges yet")).toBeTruthy()
  await expect.poll(() => container.querySelector(picture)).not.toBeNull()
  expect(container.querySelector(picture === "svg" ? "img" : "svg")).toBeNull()
})
