import { screen, waitFor } from "@testing-library/react"
import { expect, it } from "vitest"
import { showWithServer } from "../../../test/calls.tsx"
import { ShortPassword } from "./short-password.tsx"

const session = (hasShortPassword: boolean) => ({
  judge: null,
  judgeEnded: null,
  organizer: null,
  publicUrl: null,
  lanAddresses: [],
  canCreateEvents: true,
  deletesEvents: true,
  masterAdmin: { sessionId: "m", hasShortPassword },
})

it("the master dashboard warns of a short master password, and says what to do", async () => {
  showWithServer(<ShortPassword />, { "session.current": () => session(true) })
  await screen.findByText("The master password is short")
  screen.getByText(/Set MASTER_ADMIN_PASSWORD to at least 12 characters and restart the server\./)
})

it("the master dashboard says nothing of a long one", async () => {
  const { queryClient } = showWithServer(<ShortPassword />, { "session.current": () => session(false) })
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(screen.queryByText(/master password/)).toBeNull()
})
