import type { Ceremony } from "@rosette/contract/ceremony"
import type { PublicPage } from "@rosette/contract/public-pages"
import { act, screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it, vi } from "vitest"
import { type Answers, refused, showWithServer } from "../../../../test/calls.tsx"
// Loaded now, so that no test waits for it.
import "../../../ui/dialogs/confirm-dialog.tsx"
import { Toasts } from "../../../ui/page/toasts.tsx"
import { CEREMONY } from "../announcer/announcer-fixtures.tsx"
import { PublicPageDialog } from "./public-page-dialog.tsx"
import { ShowNow } from "./show-now.tsx"

const OFF: PublicPage = { key: null, shows: "soon", places: 3, showsJudges: false, opens: "stage", opensAt: null }
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
      "organizer.ceremony": () => CEREMONY,
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
  expect(screen.getByRole("radio", { name: /^As announced on stage/ })).toHaveProperty("checked", true)
  await press("Save")
  expect(update.mock.calls).toEqual([[{ isOn: true, shows: "winners" }]])
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

describe("winners that become readable at once", () => {
  const NOW = /^Now/
  it.each<[string, Partial<Ceremony>, RegExp[], string]>([
    ["nobody, before the first reveal", {}, [/^Winners$/], "Once you save, nobody can read a winner yet."],
    [
      "the lines that were revealed while the page was off",
      { announced: { ...CEREMONY.announced, revealed: ["award:1"] } },
      [/^Winners$/],
      "Once you save, everybody can read the winners of Best of Show.",
    ],
    [
      "all of it after the last line",
      { announced: { ...CEREMONY.announced, isOver: true } },
      [/^Everything/],
      "Once you save, everybody can read all winners and the whole ranking.",
    ],
    [
      "all of it with Now",
      {},
      [/^Winners and the first places/, NOW],
      "Once you save, everybody can read all winners and the places 1 to 3.",
    ],
    [
      "nothing of a rehearsal",
      { isRehearsal: true, phase: "after", revealed: ["award:1"] },
      [/^Everything/],
      "Once you save, nobody can read a winner yet.",
    ],
    [
      "what is published later, with Now",
      { results: null, lines: [] },
      [/^Winners$/, NOW],
      "Nothing is published yet. Everybody can read this as soon as you publish.",
    ],
  ])("are named before they are saved: %s", async (_, fields, choices, expected) => {
    const { choose } = await open(OFF, { "organizer.ceremony": () => ({ ...CEREMONY, ...fields }) })
    for (const choice of choices) await choose(choice)
    expect(await screen.findByText(expected)).toBeTruthy()
  })

  it("are asked about while no ceremony has ended", async () => {
    const { update, user, choose, press } = await open(OFF)
    await choose(/^Everything/)
    await choose(NOW)
    await press("Save")
    const dialog = await screen.findByRole("dialog", { name: "Show the winners before a ceremony?" })
    expect(dialog.textContent).toContain("can read all winners and the whole ranking at once")
    expect(update).not.toHaveBeenCalled()
    await user.click(within(dialog).getByRole("button", { name: "Show them now" }))
    await expect.poll(() => update.mock.calls).toEqual([[{ isOn: true, shows: "everything", opens: "published" }]])
  })

  it.each<[string, PublicPage, Partial<Ceremony>]>([
    ["once a ceremony has ended", OFF, { announced: { ...CEREMONY.announced, isOver: true } }],
    ["where they are readable already", { ...OFF, key: "page-key", shows: "winners", opens: "published" }, {}],
  ])("are not asked about %s", async (_, stored, fields) => {
    const { update, choose, press } = await open(stored, { "organizer.ceremony": () => ({ ...CEREMONY, ...fields }) })
    await choose(/^Everything/)
    await choose(NOW)
    await press("Save")
    await expect.poll(() => update.mock.calls.length).toBe(1)
  })
})

describe("Show it to the public now", () => {
  const SHOW = "Show it to the public now"
  const openButton = (stored: PublicPage, fields: Partial<Ceremony> = {}) => {
    const update = vi.fn((_: object) => ({ ...stored, key: "page-key" }))
    const onShown = vi.fn()
    const shown = showWithServer(
      <>
        <ShowNow eventId={1} onShown={onShown} />
        <p>Beside it</p>
      </>,
      {
        "organizer.publicPage": () => stored,
        "organizer.ceremony": () => ({ ...CEREMONY, ...fields }),
        "organizer.updatePublicPage": update,
      },
    )
    return { ...shown, update, onShown }
  }

  it("asks while no ceremony has ended, shows everything if nothing was chosen, and leads to the link", async () => {
    const { update, user, onShown } = openButton(OFF)
    await user.click(await screen.findByRole("button", { name: SHOW }))
    const dialog = await screen.findByRole("dialog", { name: "Show the winners before a ceremony?" })
    expect(update).not.toHaveBeenCalled()
    await user.click(within(dialog).getByRole("button", { name: "Show them now" }))
    await expect
      .poll(() => update.mock.calls[0]?.[0])
      .toEqual({ eventId: 1, isOn: true, shows: "everything", opens: "published" })
    await expect.poll(() => onShown.mock.calls.length).toBe(1)
  })

  it("keeps what was chosen, and does not ask after a ceremony", async () => {
    const { update, user } = openButton(
      { ...OFF, shows: "winners" },
      { announced: { ...CEREMONY.announced, isOver: true } },
    )
    await user.click(await screen.findByRole("button", { name: SHOW }))
    await expect.poll(() => update.mock.calls[0]?.[0]).toMatchObject({ shows: "winners", opens: "published" })
  })

  it.each<[string, PublicPage, Partial<Ceremony>]>([
    ["at once", { ...OFF, key: "page-key", shows: "winners", opens: "published" }, {}],
    [
      "after the last line",
      { ...OFF, key: "page-key", shows: "winners" },
      { announced: { ...CEREMONY.announced, isOver: true } },
    ],
  ])("is not there where all is public: %s", async (_, stored, fields) => {
    const { queryClient } = openButton(stored, fields)
    await expect.poll(() => queryClient.isFetching()).toBe(0)
    expect(screen.queryByRole("button", { name: SHOW })).toBeNull()
  })
})
