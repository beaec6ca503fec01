import { screen, within } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { showWithServer } from "../../../test/calls.tsx"
import { SignInRequests } from "./sign-in-requests.tsx"

const request = (id: number, number: number) => ({
  id,
  number,
  judgeId: 1,
  judgeName: "Bob",
  device: "Safari on iPhone",
  status: "open" as const,
  createdAt: new Date().toISOString(),
})

it("requests of the same judge and device are told apart by the number that the phone shows", async () => {
  const allow = vi.fn(({ requestId }: { requestId: number }) => request(requestId, 47))
  const { user } = showWithServer(<SignInRequests eventId={1} />, {
    "organizer.signInRequests": () => [request(11, 82), request(12, 47)],
    "organizer.allowSignIn": allow,
  })
  await screen.findByText("Each device shows its number. Ask the judge for theirs, and allow only that one.")
  const lines = screen.getAllByRole("listitem")
  expect(lines.map((line) => within(line).getByText(/^Number/).parentElement?.textContent)).toEqual([
    "Number 82",
    "Number 47",
  ])
  await user.click(screen.getByRole("button", { name: "Allow number 47, Safari on iPhone, to sign in as Bob" }))
  expect(allow).toHaveBeenCalledExactlyOnceWith({ requestId: 12 })
})
