import { anEntry } from "@rosette/contract/fixtures"
import { screen, waitFor } from "@testing-library/react"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { showWithServer } from "../../../test/calls.tsx"
import { button } from "../../../test/form.ts"
import { currentNotices } from "../../lib/feedback.ts"
import { PhotoDialog } from "./photo-dialog.tsx"

const ENTRY = anEntry({ id: 5, entryName: "Blue Comet", description: "", ownerParticipant: "Mia", votingId: "A1" })

/** Large enough to be made smaller before it is sent. */
const PHOTO = new File([new Uint8Array(500_000)], "comet.jpg", { type: "image/jpeg" })

/** The addresses that photos were sent to; a photo is saved at once. */
let sent: string[] = []

class Request extends EventTarget {
  upload = new EventTarget()
  status = 200
  #url = ""
  open(_method: string, url: string) {
    this.#url = url
  }
  send() {
    sent.push(this.#url)
    this.dispatchEvent(new Event("load"))
  }
  abort() {}
}

beforeEach(() => {
  sent = []
  vi.stubGlobal("XMLHttpRequest", Request)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** Chooses a photo, which this browser takes its time to read. */
async function choosePhoto() {
  const reading = Promise.withResolvers<ImageBitmap>()
  vi.stubGlobal("createImageBitmap", () => reading.promise)
  const onClose = vi.fn()
  const { user } = showWithServer(<PhotoDialog entry={ENTRY} isOpen onClose={onClose} />, {})
  await user.upload(screen.getByLabelText(/Choose a Photo/), PHOTO)
  await screen.findByText("Preparing the photo...")
  return { user, onClose, isUnreadable: () => reading.reject(new Error("It cannot be drawn here.")) }
}

it("a photo that cannot be made smaller is sent as it is", async () => {
  const { isUnreadable } = await choosePhoto()
  isUnreadable()
  await expect.poll(() => currentNotices().map(({ title }) => title)).toEqual(["Photo saved"])
  expect(sent).toEqual(["/api/entries/5/upload-image"])
})

it("a photo that was discarded while it was made smaller is not sent", async () => {
  const { user, onClose, isUnreadable } = await choosePhoto()
  await user.click(button("Done"))
  await user.click(await screen.findByRole("button", { name: "Discard" }))
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  isUnreadable()
  await new Promise((resolve) => setTimeout(resolve))
  expect([sent, currentNotices()]).toEqual([[], []])
})

it("an address takes the place of an uploaded photo only after a question", async () => {
  const saved: unknown[] = []
  const uploaded = { ...ENTRY, imageUrl: `/photos/${"0a".repeat(16)}.webp` }
  const { user } = showWithServer(<PhotoDialog entry={uploaded} isOpen onClose={vi.fn()} />, {
    "organizer.updateEntry": ({ imageUrl }) => {
      saved.push(imageUrl)
      return ENTRY
    },
  })
  await user.click(screen.getByText("Use an image URL"))
  await user.type(screen.getByLabelText("Image URL"), "https://example.com/comet.jpg")
  await user.click(button("Save Image URL"))
  await screen.findByText(/is deleted for good/)
  expect(saved).toEqual([])
  await user.click(button("Replace Photo"))
  await expect.poll(() => saved).toEqual(["https://example.com/comet.jpg"])
})

it("another upload takes the place of an uploaded photo only after a question", async () => {
  vi.stubGlobal("createImageBitmap", () => Promise.reject(new Error("It cannot be drawn here.")))
  const uploaded = { ...ENTRY, imageUrl: `/photos/${"0a".repeat(16)}.webp` }
  const { user } = showWithServer(<PhotoDialog entry={uploaded} isOpen onClose={vi.fn()} />, {})
  await user.upload(screen.getByLabelText(/Choose a Photo/), PHOTO)
  await screen.findByText(/is deleted for good. Only the new photo is shown then/)
  expect(sent).toEqual([])
  await user.click(button("Replace Photo"))
  await expect.poll(() => sent).toEqual(["/api/entries/5/upload-image"])
})
