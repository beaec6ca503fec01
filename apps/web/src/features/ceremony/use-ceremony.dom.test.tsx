import { screen } from "@testing-library/react"
import { afterEach, expect, it, vi } from "vitest"
import { type Answers, refused, showWithServer } from "../../../test/calls.tsx"
import { CEREMONY } from "./announcer/announcer-fixtures.tsx"
import { useCeremony, useCeremonyCalls } from "./use-ceremony.ts"

/** The step to the next line, and what became of the last one. */
function Step() {
  const { data } = useCeremony(1)
  const { move, isPending, refusal } = useCeremonyCalls(1, data?.version ?? 0)
  return (
    <>
      <button type="button" onClick={() => void move({ action: "next", takesOver: false })}>
        Next
      </button>
      <p>{isPending ? "Being sent" : `Version ${data?.version}, ${refusal?.code ?? "no refusal"}`}</p>
    </>
  )
}

const NEVER = new Promise<never>(() => undefined)

afterEach(() => void vi.restoreAllMocks())

/** Presses Next on a screen that shows version 7. `read` gives the server's state. */
async function step(read: Answers["organizer.ceremony"], moveCeremony: Answers["organizer.moveCeremony"]) {
  const limit = new AbortController()
  vi.spyOn(AbortSignal, "timeout").mockReturnValue(limit.signal)
  const { user } = showWithServer(<Step />, {
    "organizer.ceremony": read,
    "organizer.moveCeremony": moveCeremony,
  })
  await screen.findByText("Version 7, no refusal")
  await user.click(screen.getByRole("button", { name: "Next" }))
  return { endLimit: () => limit.abort(Object.assign(new Error("Too late"), { name: "TimeoutError" })) }
}

it("a step that gets no answer ends, and the next one does not wait for another answer", async () => {
  const read = vi.fn(() => (read.mock.calls.length > 1 ? NEVER : CEREMONY))
  const { endLimit } = await step(read, () => NEVER)
  await screen.findByText("Being sent")
  endLimit()
  await screen.findByText("Version 7, UNREACHABLE")
  expect(read).toHaveBeenCalledTimes(2)
})

it("after a refusal the present state is shown before the next step", async () => {
  let version = CEREMONY.version
  await step(
    () => ({ ...CEREMONY, version }),
    () => {
      version = 8
      throw refused("CEREMONY_CHANGED")
    },
  )
  await screen.findByText("Version 8, CEREMONY_CHANGED")
})
