import assert from "node:assert/strict"
import { request } from "@playwright/test"
import type { RunningServer } from "../fixtures/server-process.ts"
import { apiOf } from "../pages/client-of.ts"
import { preparePanel } from "../pages/judging.ts"
import type { Engine } from "./engine.ts"
import type { Step } from "./report.ts"
import { screenOf, until } from "./screen.ts"

const POLL = "People’s Choice"

/** An audience vote and the cards of the entries: a visitor votes, a judge comes by a card, the organizer closes and prints. */
export async function eveningJourney(engine: Engine, server: RunningServer): Promise<Step[]> {
  const screen = screenOf(engine, server.baseURL)
  const api = await request.newContext({ baseURL: server.baseURL })
  const { event, judge } = await preparePanel(api)
  const { organizer } = apiOf(api)
  const eventId = event.id
  const { id: pollId } = await organizer.createPoll.mutate({ eventId, name: POLL })
  await organizer.openPoll.mutate({ pollId })
  await organizer.makeVoteCodes.mutate({ eventId, count: 1 })
  const [{ codes }, { cards }] = await Promise.all([
    organizer.voteCodes.query({ eventId }),
    organizer.cards.query({ eventId }),
  ])
  const code = codes[0]?.code ?? ""
  const card = cards.find(({ votingId }) => votingId === "A2")
  assert(card, "The entry has a card")
  // Judges scan where there are cards.
  await organizer.cardsPrinted.mutate({ eventId, entryIds: [card.entryId] })
  const button = (name: string, dialog?: string) =>
    ({ role: "button", name, ...(dialog !== undefined && { dialog }) }) as const

  return [
    [
      "votes with a ticket, whose code is removed from the address",
      async () => {
        await screen.open(`/v#${code}`)
        await screen.shows(POLL)
        assert.ok(!(await engine.run(() => window.location.href)).includes(code))
        await screen.click({ role: "button", name: "A10", isBeginning: true })
        await screen.shows("Vote?")
        await screen.click(button("Vote"))
        await screen.shows("Counted: A10")
        await engine.run(() => window.history.back())
        await screen.shows("Your vote: A10")
      },
    ],
    [
      "comes to the sheet of a card, signing in on the way",
      async () => {
        await screen.open(`/c/${card.cardId}/A2`)
        await screen.click({ role: "link", name: "I am a judge" })
        await screen.fill("Judge Access Code", judge.accessCode)
        await screen.click(button("Access Judging Platform"))
        await screen.shows("Blue Whale")
        await screen.find({ role: "slider", name: "Paint" })
      },
    ],
    [
      "goes to another entry by its number, without a camera",
      async () => {
        await screen.click(button("Scan"))
        await screen.fill("Go to number", "a10", "Scan a card")
        await engine.press("Enter")
        await screen.find({ role: "heading", name: "Green Bolt", isBeginning: true })
      },
    ],
    [
      "signs in as the organizer: the event is found by typing, and taken by Enter",
      async () => {
        await screen.open("/organizer-login")
        await screen.fill("Event", event.name)
        await engine.press("Enter")
        await screen.fill("Admin Password", event.password)
        await engine.press("Enter")
        await screen.find({ role: "tab", name: "Entries", isBeginning: true })
      },
    ],
    [
      "prints the cards, and marks them as printed",
      async () => {
        await screen.click({ role: "tab", name: "Entries", isBeginning: true })
        await screen.click(button("More actions"))
        await screen.click(button("Print Cards"))
        await until("the sheets", () => engine.run(() => document.querySelector("[data-sheet]") !== null))
        await engine.run(() => {
          window.print = () => window.dispatchEvent(new Event("afterprint"))
        })
        await screen.click(button("Print"))
        await screen.click(button("Mark as Printed"))
        await screen.shows("3 cards are marked as printed.")
      },
    ],
    [
      "closes the vote, and sees what was counted",
      async () => {
        await screen.open("/dashboard?tab=awards")
        await screen.click(button("More for the awards"))
        await screen.click(button("Audience vote…"))
        await screen.click({ role: "button", name: "Close Voting", isBeginning: true })
        await screen.click(button("Close Voting"))
        const [poll] = await until("the closed poll", async () => {
          const polls = await organizer.polls.query({ eventId })
          return polls[0]?.state === "closed" && polls
        })
        assert.equal(poll?.voters, 1)
        await api.dispose()
      },
    ],
  ]
}
