import { screen, waitFor } from "@testing-library/react"
import { expect, it } from "vitest"
import { showWithServer } from "../../../test/calls.tsx"
import { button } from "../../../test/form.ts"
import { CardAddressNote } from "./card-address-note.tsx"

const NOBODY = { judge: null, organizer: null, masterAdmin: null, publicUrl: null, lanAddresses: [] } as never

const note = () => showWithServer(<CardAddressNote />, { "session.current": () => NOBODY })
const field = () => screen.queryByLabelText("Address for phones")

it("a note says that phones cannot open the address, and the field is shown on demand", async () => {
  const { user } = note()
  await screen.findByText(/^The QR codes need a web address that phones can open/)
  expect(field()).toBeNull()
  await user.click(button("Set the Address"))
  expect(document.activeElement).toBe(field())

  await user.keyboard("localhost:3000{Enter}")
  await screen.findByText(/Please enter the address that phones reach/)
  await user.clear(document.activeElement as HTMLInputElement)
  await user.keyboard("192.168.0.5:3000{Enter}")
  await screen.findByText(/^Cards and QR codes point to http:\/\/192\.168\.0\.5:3000\./)
  await waitFor(() => expect(document.activeElement).toBe(button("Change the Address")))
  expect(field()).toBeNull()

  await user.click(button("Change the Address"))
  await user.click(button("Forget the Address"))
  await screen.findByText(/^The QR codes need a web address that phones can open/)
})

it("offers the address of the computer that the server runs on", async () => {
  const known = { ...Object(NOBODY), lanAddresses: ["192.168.0.5", "10.8.0.1"] } as never
  const { user } = showWithServer(<CardAddressNote />, { "session.current": () => known })
  await user.click(await screen.findByRole("button", { name: "Set the Address" }))
  const { port } = window.location
  await user.click(screen.getByRole("button", { name: /^Use 192\.168\.0\.5/ }))
  await screen.findByText(`Cards and QR codes point to http://192.168.0.5${port && `:${port}`}.`)
  await user.click(button("Change the Address"))
  await user.click(button("Forget the Address"))
})
