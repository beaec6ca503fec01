import { anEntry, organizedJudge } from "@rosette/contract/fixtures"
import type { Message } from "@rosette/contract/messages"
import { screen, waitFor, within } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { type Answers, refused, showWithServer } from "../../../test/calls.tsx"
import { button, describedAs, field, fill } from "../../../test/form.ts"
import { currentNotices } from "../../lib/feedback.ts"
import { MessageDialog } from "./message-dialog.tsx"

const message = (fields: Partial<Message> = {}): Message => ({
  id: 1,
  text: "Lunch is at noon",
  entryId: null,
  judgeIds: [1, 2],
  at: "2026-06-01T09:20:00.000Z",
  by: "Olive",
  seen: [],
  isDone: false,
  ...fields,
})

async function dialog(answers: Answers = {}) {
  const sent: unknown[] = []
  const onClose = vi.fn()
  const shown = showWithServer(<MessageDialog eventId={1} isOpen onClose={onClose} />, {
    "organizer.judges": () => [organizedJudge(1, "Ann"), organizedJudge(2, "Bob")],
    "organizer.entries": () => [anEntry({ id: 12, votingId: "C12", entryName: "Blue Comet" })],
    "organizer.messages": () => [],
    "organizer.sendMessage": ({ mutationId, ...input }) => {
      sent.push(input)
      return message()
    },
    ...answers,
  })
  await screen.findByText("Send Message")
  return { ...shown, sent, onClose }
}

const option = (name: string) => screen.findByRole("option", { name })

it("nobody chosen means all judges; the form is then empty again, and the dialog stays", async () => {
  const { user, sent, onClose } = await dialog()
  await fill(user, "Message", "Lunch is at noon")
  await user.click(button("Send Message"))
  await waitFor(() => expect(sent).toEqual([{ eventId: 1, text: "Lunch is at noon", judgeIds: [], entryId: null }]))
  await waitFor(() => expect(field("Message").value).toBe(""))
  expect(currentNotices().at(-1)).toMatchObject({ title: "Message sent", message: "To Ann and Bob" })
  expect(onClose).not.toHaveBeenCalled()
})

it("a judge is asked for an entry, all by keyboard", async () => {
  const { user, sent } = await dialog()
  await user.click(field("To"))
  await user.click(await option("Bob"))
  await user.click(field("Ask for an entry"))
  await user.keyboard("comet{Enter}")
  await screen.findByText("Their phone says “Please judge C12 next” and leads there.")
  await user.click(button("Send Message"))
  await waitFor(() => expect(sent).toEqual([{ eventId: 1, text: "", judgeIds: [2], entryId: 12 }]))
})

it("nothing said and a text that is too long are not sent", async () => {
  const { user, sent } = await dialog()
  await user.click(button("Send Message"))
  expect(describedAs("Message")).toBe("Type a message, or choose an entry")
  await fill(user, "Message", "x".repeat(301))
  await user.click(button("Send Message"))
  expect(describedAs("Message")).toContain("at most 300 characters")
  expect(sent).toEqual([])
})

it("a refusal is said, and what was typed stays", async () => {
  const { user } = await dialog({
    "organizer.sendMessage": () => {
      throw refused("LIMIT_REACHED")
    },
  })
  await fill(user, "Message", "Lunch")
  await user.click(button("Send Message"))
  expect((await screen.findByRole("alert")).textContent).toContain("This event has as many of these as it can hold.")
  expect(field("Message").value).toBe("Lunch")
})

it("a chosen judge who is removed meanwhile is not replaced by all judges", async () => {
  const sent: unknown[] = []
  const { user } = await dialog({
    "organizer.sendMessage": ({ judgeIds }) => {
      sent.push(judgeIds)
      throw refused("NOT_FOUND")
    },
  })
  await user.click(field("To"))
  await user.click(await option("Bob"))
  await fill(user, "Message", "Lunch")
  for (const tries of [1, 2]) {
    await user.click(button("Send Message"))
    expect((await screen.findByRole("alert")).textContent).toContain("was removed meanwhile. Please choose again.")
    await waitFor(() => expect(sent).toEqual(Array(tries).fill([2])))
  }
})

it("what was sent is listed with who has not seen it, and says when it is done", async () => {
  const seen = [{ judgeId: 1, at: "2026-06-01T09:30:00.000Z" }]
  await dialog({
    "organizer.messages": () => [message({ id: 2, entryId: 12, text: "", isDone: true }), message({ seen })],
  })
  const [asked = expect.fail(), told = expect.fail()] = await screen.findAllByRole("button", { name: /^Withdraw/ })
  const line = (withdraw: HTMLElement) => withdraw.closest("li")?.textContent
  expect(line(asked)).toMatch(/^Please judge C12 nextTo Ann and Bob · .* · OliveSeen by 0 of 2.*Done/)
  expect(line(told)).toMatch(/^Lunch is at noon.*Seen by 1 of 2Bob: not here yet/)
})

it("without any, it says what will stand there; a failure can be tried again", async () => {
  await dialog()
  await screen.findByText("Nothing yet. What you send stands here, with who has not seen it.")
  let fails = true
  const { user, container } = await dialog({
    "organizer.messages": () => {
      if (fails) throw refused("UNAVAILABLE")
      return [message()]
    },
  })
  await screen.findByText("The messages could not be loaded")
  fails = false
  await user.click(screen.getByRole("button", { name: /Try again/i }))
  await within(container.ownerDocument.body).findByText("Lunch is at noon")
})

it("a message is withdrawn, and the notice can send it again to the same judges", async () => {
  const withdraw = vi.fn(() => ({ deletedCount: 1 }))
  const { user, sent } = await dialog({
    "organizer.messages": () => [message()],
    "organizer.withdrawMessage": withdraw,
  })
  await user.click(await screen.findByRole("button", { name: "Withdraw “Lunch is at noon”" }))
  await waitFor(() => expect(currentNotices().at(-1)?.title).toBe("Message withdrawn"))
  expect(withdraw).toHaveBeenCalledExactlyOnceWith({ messageId: 1 })
  currentNotices().at(-1)?.undo?.()
  await waitFor(() => expect(currentNotices().at(-1)?.title).toBe("Message sent again"))
  expect(sent).toEqual([{ eventId: 1, text: "Lunch is at noon", judgeIds: [1, 2], entryId: null }])
})
