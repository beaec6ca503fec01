import { screen } from "@testing-library/react"
import { beforeEach, expect, it } from "vitest"
import { refused, showWithServer } from "../../../../test/calls.tsx"
import { organizerData } from "../../../lib/storage.ts"
import { PaperScreen } from "./paper-screen.tsx"

const EVENT = { id: 1, name: "Harbour Show" }
const unknown = () => {
  throw refused("NOT_FOUND")
}

beforeEach(() => organizerData.write({ event: EVENT as never }))

it("before the first publication it leads to Results", async () => {
  showWithServer(<PaperScreen />, { "organizer.event": unknown, "organizer.snapshots": () => [] })
  expect(await screen.findByText("Nothing is published yet")).toBeTruthy()
  expect(screen.getByRole("link", { name: "Open Results" }).getAttribute("href")).toBe("/dashboard?tab=results")
})

it("a session that has ended leads to the sign-in", async () => {
  const over = () => {
    throw refused("SIGN_IN_REQUIRED")
  }
  showWithServer(<PaperScreen />, { "organizer.event": unknown, "organizer.snapshots": over })
  expect(await screen.findByText("Your session has ended")).toBeTruthy()
  expect(screen.getByRole("link", { name: "Sign in" }).getAttribute("href")).toBe("/organizer-login")
})
