import type { EventForOrganizer } from "@rosette/contract/events"
import { anEvent } from "@rosette/contract/fixtures"
import { screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { show } from "../../../test/render.tsx"
import { EventToDelete } from "./event-to-delete.tsx"

const EVENT: EventForOrganizer = anEvent({ id: 7, passcode: "HARBOUR", allowNameSignIn: true })

it("the question before an event is deleted offers to download everything first", () => {
  show(<EventToDelete event={EVENT} />)
  screen.getByText(/^Are you sure you want to permanently delete "Harbour Show"\?/)
  screen.getByRole("button", { name: "Download Everything" })
  expect(screen.queryByText(/published results/)).toBeNull()
})

it("it says that published results and the public page go too", () => {
  show(<EventToDelete event={{ ...EVENT, resultsState: "published" }} />)
  screen.getByText("Its published results go too, with the public page and the links for owners.")
})
