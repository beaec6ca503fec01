import type { PublicPage } from "@rosette/contract/publishing/public-pages"
import { act, screen, waitFor, within } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { type Answers, refused, showWithServer } from "../../../../test/calls.tsx"
// Loaded now, so that no test waits for it.
import "../../../ui/dialogs/confirm-dialog.tsx"
import { Toasts } from "../../../ui/page/toasts.tsx"
import { PublicPageDialog } from "./public-page-dialog.tsx"

const OFF: PublicPage = { key: null, shows: "soon", places: 3, showsJudges: false, opens: "published", opensAt: null }
const SIGNED_IN = { judge: null, organizer: null, masterAdmin: null, publicUrl: "https://show.example" }

async function open(stored: PublicPage, answers: Answers = {}) {
  const update = vi.fn((sent: Partial<PublicPage> & { isOn?: boolean | undefined }) => {
    const { isOn, ...change } = sent
    return { ...stored, ...change, key: isOn === false ? null : "page-key" }
  })
  const shown = showWithServer(
    <>
      <PublicPageDialog eventId={1} isOpen onClose={() => undefined} />
      <Toasts />
    </>,
    {
      "organizer.publicPage": () => stored,
      "organizer.updatePublicPage": ({ eventId: _, ...sent }) => update(sent as Partial<PublicPage>),
      "session.current": () => SIGNED_IN as never,
      ...answers,
    },
  )
  await screen.findByRole("radiogroup", { name: "What does everybody see?" })
  const choose = (name: RegExp) => shown.user.click(screen.getByRole("radio", { name }))
  const press = (name: string) => shown.user.click(screen.getByRole("button", { name }))
  return { ...shown, update, choose, press }
}

it("turning the page on saves the choices, and shows its link and QR code", async () => {
  const { update, choose, press } = await open(OFF)
  expect(screen.queryByRole("radiogroup", { name: "When?" })).toBeNull()
  await choose(/^Winners$/)
  await choose(/^As announced on stage/)
  await press("Save")
  expect(update.mock.calls).toEqual([[{ isOn: true, shows: "winners", opens: "stage" }]])
  expect((await screen.findByRole("link", { name: "https://show.example/r/page-key" })).getAttribute("href")).toBe(
    "https://show.example/r/page-key",
  )
  expect(screen.getByRole("img", { name: "QR code of the public page" })).toBeTruthy()
})

it("asks for a time and for a number of places if they are needed", async () => {
  const { update, user, choose, press } = await open(OFF)
  await choose(/^Winners and the first places/)
  await choose(/^At a time/)
  await user.clear(screen.getByRole("textbox", { name: "Down to place" }))
  await press("Save")
  expect(update).not.toHaveBeenCalled()
  expect(screen.getByText("Choose a day and a time")).toBeTruthy()
  expect(screen.getByText(/Places must be a whole number/)).toBeTruthy()
})

it("turning it off needs a confirmation, because its links stop working permanently", async () => {
  const { update, user, choose, press } = await open({ ...OFF, key: "page-key" })
  await choose(/^Off$/)
  await press("Save")
  const dialog = await screen.findByRole("dialog", { name: "Turn the public page off?" })
  expect(update).not.toHaveBeenCalled()
  await user.click(within(dialog).getByRole("button", { name: "Turn off" }))
  await expect.poll(() => update.mock.calls).toEqual([[{ isOn: false }]])
})

it.each<[string, Partial<PublicPage>]>([
  ["turned the page off", { key: null }],
  ["changed what a new link shows", { key: "next-key", shows: "winners", opens: "stage" }],
])("sends only what was changed here if somebody else has %s meanwhile", async (_, theirs) => {
  const page: PublicPage = { ...OFF, key: "page-key", shows: "everything" }
  let answer = page
  const { update, user, press, queryClient } = await open(page, { "organizer.publicPage": () => answer })
  await user.click(screen.getByRole("switch", { name: "Name the judges" }))
  answer = { ...page, ...theirs }
  await act(() => queryClient.invalidateQueries())
  await waitFor(() => expect(screen.queryByRole("link", { name: /page-key$/ })).toBeNull())
  await press("Save")
  await expect.poll(() => update.mock.calls).toEqual([[{ showsJudges: true }]])
})

it("new links need a confirmation", async () => {
  const renew = vi.fn(() => ({ ...OFF, key: "next-key" }))
  const { user, press } = await open({ ...OFF, key: "page-key" }, { "organizer.renewPublicPage": renew })
  await press("New links…")
  const dialog = await screen.findByRole("dialog", { name: "Make new links?" })
  expect(renew).not.toHaveBeenCalled()
  await user.click(within(dialog).getByRole("button", { name: "Make new links" }))
  expect(await screen.findByRole("link", { name: "https://show.example/r/next-key" })).toBeTruthy()
})

it("a refused save says why and keeps what was chosen", async () => {
  const answer = () => {
    throw refused("UNAVAILABLE")
  }
  const { choose, press } = await open(OFF, { "organizer.updatePublicPage": answer })
  await choose(/^Winners$/)
  await press("Save")
  expect(await screen.findByText("The public page was not saved")).toBeTruthy()
  expect(screen.getByRole("radio", { name: /^Winners$/ })).toHaveProperty("checked", true)
})
