import type { APIRequestContext } from "@playwright/test"
import { expect, test } from "../fixtures/server.ts"
import { apiOf } from "../pages/client-of.ts"
import { addEntry, prepareEvent } from "../pages/prepared-event.ts"
import { choose, openTicket, typeTicket, vote } from "../pages/voting.ts"

const PEOPLE = "People’s Choice"

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

test("Back after voting shows the ballot as it is now, and Forward what was counted @phone", async ({
  page,
  request,
  noise,
}) => {
  noise.expect(/ERR_/)
  const { code } = await openVote(
    request,
    [PEOPLE],
    [
      { votingId: "C1", name: "Blue Comet" },
      { votingId: "C2", name: "Desert Fox" },
    ],
  )
  const counted = (votingId: string) => page.getByRole("heading", { level: 1, name: `Counted: ${votingId}` })
  await openTicket(page, code)

  await test.step("with a network", async () => {
    await choose(page, PEOPLE, "C2", "C2 Desert Fox. Vote?")
    await vote(page, "C2")
    await page.goBack()
    await expect(page.getByText("Your vote: C2")).toBeVisible()
    await page.goForward()
    await expect(counted("C2")).toBeVisible()
    await page.goBack()
  })

  await test.step("without one, the ballot of before says that it is", async () => {
    await choose(page, PEOPLE, "C1", "C1 Blue Comet. Vote?")
    await vote(page, "C1")
    await page.context().setOffline(true)
    await page.goBack()
    await expect(page.getByText("No answer yet. This is what was here before your last vote.")).toBeVisible()
    await expect(page.getByText("Your vote: C2")).toBeVisible()
    await page.goForward()
    await expect(counted("C1")).toBeVisible()
    await page.context().setOffline(false)
    await page.goBack()
    await expect(page.getByText("Your vote: C1")).toBeVisible()
  })

  await test.step("a vote whose answer was lost is on it too", async () => {
    await choose(page, PEOPLE, "C2", "C2 Desert Fox. Vote?")
    await page.route("/v", async (route) => {
      await route.fetch()
      await route.abort()
    })
    await page.getByRole("button", { name: "Vote", exact: true }).click()
    await expect(page.getByText("No answer yet.")).toBeVisible()
    await page.unroute("/v")
    await page.goBack()
    await expect(page.getByText("Your vote: C2")).toBeVisible()
  })
})
