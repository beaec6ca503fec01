import { screen, within } from "@testing-library/react"
import { afterEach, expect, it, vi } from "vitest"
import { type Answers, refused, showWithServer } from "../../../../test/calls.tsx"
import { OwnerLinks } from "./owner-links.tsx"

const LINKS = [
  { entryId: 1, votingId: "C01", path: "/e/page/C01?key=first" },
  { entryId: 2, votingId: "C02", path: "/e/page/C02?key=second" },
]
const ENTRIES = [
  { id: 1, entryName: "Blue Comet", ownerParticipant: "Mia Berg" },
  { id: 2, entryName: "Desert Fox", ownerParticipant: "" },
]

const open = (answers: Answers = {}) =>
  showWithServer(<OwnerLinks eventId={1} address="https://show.example" />, {
    "organizer.ownerLinks": () => LINKS,
    "organizer.entries": () => ENTRIES as never,
    ...answers,
  })

afterEach(() => void vi.restoreAllMocks())

it("names each entry and its owner, and copies one link at a time", async () => {
  const { container } = open()
  const list = await screen.findByRole("list")
  await expect
    .poll(() =>
      within(list)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    )
    .toEqual(["C01 · Blue Comet · Mia Berg", "C02 · Desert Fox"])
  expect(within(list).getByRole("button", { name: "Copy link of C01" })).toBeTruthy()
  expect(container.textContent).toContain("Give it to that owner only.")
  // A link is a secret of one owner, so it is not shown.
  expect(container.innerHTML).not.toMatch(/first|second/)
})

it("are downloaded as a file with every link", async () => {
  const files: Blob[] = []
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => `blob:${files.push(file as Blob)}`)
  const named = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    expect(this.download).toBe("owners-links.csv")
  })
  const { user } = open()
  const download = await screen.findByRole("button", { name: "Download CSV" })
  await expect.poll(() => download).toHaveProperty("disabled", false)
  await user.click(download)
  expect(named).toHaveBeenCalledTimes(1)
  const text = (await files[0]?.text()) ?? ""
  expect(text).toContain('"C01","Blue Comet","Mia Berg","https://show.example/e/page/C01?key=first"')
  expect(text.trim().split("\r\n")).toHaveLength(3)
})

it("cannot be downloaded without the names that belong to them", async () => {
  const unread = () => {
    throw refused("UNAVAILABLE")
  }
  open({ "organizer.entries": unread })
  expect(await screen.findByRole("button", { name: "Download CSV" })).toHaveProperty("disabled", true)
})

it("show an error if they cannot be loaded, with a retry", async () => {
  let isDown = true
  const { user } = open({
    "organizer.ownerLinks": () => {
      if (isDown) throw refused("UNAVAILABLE")
      return LINKS
    },
  })
  expect(await screen.findByText("The links could not be loaded")).toBeTruthy()
  isDown = false
  await user.click(screen.getByRole("button", { name: "Try again" }))
  expect(await screen.findByRole("button", { name: "Copy link of C02" })).toBeTruthy()
})

it("shows a note if there are no entries", async () => {
  open({ "organizer.ownerLinks": () => [] })
  expect(await screen.findByText("There are no entries.")).toBeTruthy()
})
