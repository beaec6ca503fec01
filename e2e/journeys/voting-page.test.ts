import type { APIRequestContext } from "@playwright/test"
import { expect, test } from "../fixtures/server.ts"
import { apiOf } from "../pages/client-of.ts"
import { addEntry, prepareEvent } from "../pages/prepared-event.ts"
import { typeTicket, vote } from "../pages/voting.ts"

/** A show whose polls are open, with one ticket. */
async function openVote(request: APIRequestContext, polls: string[], entries: { votingId: string; name: string }[]) {
  const { id: eventId } = await prepareEvent(request)
  const { organizer } = apiOf(request)
  for (const { votingId, name } of entries)
    await addEntry(request, eventId, { votingId, entryName: name, ownerParticipant: name })
  for (const name of polls) {
    const { id: pollId } = await organizer.createPoll.mutate({ eventId, name })
    await organizer.openPoll.mutate({ pollId })
  }
  await organizer.makeVoteCodes.mutate({ eventId, count: 1 })
  const { codes } = await organizer.voteCodes.query({ eventId })
  const { cards } = await organizer.cards.query({ eventId })
  return { code: codes[0]?.code ?? "", card: cards[0]?.cardId ?? "" }
}

test("names of 100 letters without a space stay on the voting page, and its buttons stand apart @phone", async ({
  page,
  request,
}) => {
  const polls = ["P".repeat(100), "Q".repeat(100)]
  const { code, card } = await openVote(request, polls, [{ votingId: "C1", name: "E".repeat(100) }])
  const sideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

  await page.goto(`/v?entry=${card}`)
  await typeTicket(page, code)
  const ways = page.getByRole("button", { name: /^Choose in|^See all$/ })
  await expect(ways).toHaveCount(3)
  expect(await sideways(), "which poll").toBe(0)
  const gaps = await ways.evaluateAll((all) => {
    const boxes = all.map((one) => one.getBoundingClientRect())
    return boxes.slice(1).map(({ top }, index) => top - (boxes[index]?.bottom ?? 0))
  })
  expect(gaps, "between the buttons").toEqual([16, 16])
  await ways.first().click()
  await expect(page.getByRole("button", { name: "Vote", exact: true })).toBeVisible()
  expect(await sideways(), "the question").toBe(0)
  await vote(page, "C1")
  expect(await sideways(), "what was counted").toBe(0)
  await page.getByRole("button", { name: "See the vote again" }).click()
  await expect(page.getByText("Your vote: C1")).toBeVisible()
  expect(await sideways(), "the ballot").toBe(0)
})
