import { screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { refused, showWithServer } from "../../../../test/calls.tsx"
import { field } from "../../../../test/form.ts"
import JudgeAccessScreen from "./judge-access-screen.tsx"

async function askBy(details: { number?: number }) {
  const { user } = showWithServer(<JudgeAccessScreen />, {
    "judge.login": () => {
      throw refused("APPROVAL_NEEDED", details)
    },
  })
  await user.type(field("Judge Name"), "Ann")
  await user.type(field("Event Passcode"), "ABCDEFGH")
  await user.click(screen.getByRole("button", { name: "Access Judging Platform" }))
  await screen.findByText("This phone is new for Ann. Ask the organizer to allow it.")
}

it("a phone that has to be allowed shows the number by which the organizer knows it", async () => {
  await askBy({ number: 47 })
  screen.getByText("Your number is 47")
})

it("a phone that has to be allowed by an older server shows no number", async () => {
  await askBy({})
  expect(screen.queryByText(/Your number/)).toBeNull()
})
