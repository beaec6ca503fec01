import type { APIRequestContext, Locator, Page } from "@playwright/test"
import { expectAccessible } from "../fixtures/accessibility.ts"
import { expect, test } from "../fixtures/server.ts"
import { apiOf } from "../pages/client-of.ts"
import { dialogOf, openTab } from "../pages/dashboard.ts"
import { expectNotice } from "../pages/notice.ts"
import { pageSizes } from "../pages/paper.ts"
import {
  addAward,
  addEntry,
  addJudge,
  addPhoto,
  criteriaOf,
  type PreparedEvent,
  prepareEvent,
  saveSheet,
} from "../pages/prepared-event.ts"
import { scanned } from "../pages/scanned.ts"
import { openDashboard } from "../pages/signed-in.ts"
import { choose, openTicket, typeTicket, vote } from "../pages/voting.ts"

const ENTRIES = [
  { votingId: "C1", entryName: "Blue Comet", ownerParticipant: "Mia Berg", photo: "#1f4fbf" },
  { votingId: "C2", entryName: "Desert Fox", ownerParticipant: "Jon Holt", photo: "#bf7a1f" },
  { votingId: "C3", entryName: "Silver Arrow", ownerParticipant: "Ida Ruiz" },
]
const TICKETS = 6
const PRINTED_CODE = /([0-9A-Z]{4} [0-9A-Z]{4})or write/
const PEOPLE = "People’s Choice"
const KIDS = "Kids’ Choice"
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
const HALL = { width: 1280, height: 720 }

type Evening = { event: PreparedEvent; entryIds: number[] }

/** Judged entries, two of them with photos. */
async function judgedShow(request: APIRequestContext): Promise<Evening> {
  const event = await prepareEvent(request)
  const criteria = await criteriaOf(request, event.id)
  const judge = await addJudge(request, event.id, "Kim")
  const entryIds: number[] = []
  for (const [index, { photo, ...fields }] of ENTRIES.entries()) {
    const { id: entryId } = await addEntry(request, event.id, fields)
    entryIds.push(entryId)
    if (photo) await addPhoto(request, entryId, photo)
    const scores = criteria.map(({ id }) => ({ criterionId: id, points: 9 - index }))
    await saveSheet(request, judge, { entryId, scores, isSubmitted: true })
  }
  return { event, entryIds }
}

const press = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: typeof name === "string" }).click()

const pressIn = (page: Page, name: string) => dialogOf(page).getByRole("button", { name, exact: true }).click()

async function openPolls(page: Page): Promise<void> {
  await press(page, "More for the awards")
  await page.getByRole("menuitem", { name: "Audience vote…" }).click()
  await expect(dialogOf(page).getByRole("button", { name: "Add Poll" })).toBeVisible()
}

async function addPoll(page: Page, name: string, { showsVotes = false } = {}): Promise<void> {
  await pressIn(page, "Add Poll")
  await dialogOf(page).getByLabel("Poll Name").fill(name)
  if (showsVotes) await dialogOf(page).getByLabel("Show the numbers of votes on the public page").check()
  await pressIn(page, "Add Poll")
  await expect(dialogOf(page).getByRole("button", { name: `Open Voting ${name}` })).toBeVisible()
}

/** Presses a step of a poll, and answers its question. */
async function pressAndConfirm(page: Page, step: string, action: string): Promise<void> {
  await pressIn(page, step)
  await pressIn(page, action)
  await expect(dialogOf(page).getByRole("button", { name: "Add Poll" })).toBeVisible()
}

async function typeVote(page: Page, code: string, votingId: string): Promise<void> {
  const dialog = dialogOf(page)
  await dialog.getByRole("textbox", { name: "Code of the ticket" }).fill(code)
  await dialog.getByRole("textbox", { name: "Number on it" }).fill(votingId)
  await pressIn(page, "Count Vote")
}

/** Presses a button, and the button of the same name in the question that follows. */
async function pressAndAnswer(page: Page, name: string): Promise<void> {
  await press(page, name)
  await dialogOf(page).getByRole("button", { name, exact: true }).click()
  await expect(dialogOf(page)).toHaveCount(0)
}

const winnerOn = (stage: Page, name: string): Locator => stage.locator("[data-shows=winners]").getByText(name)

const animationsOn = (stage: Page): Promise<number> => stage.evaluate(() => document.getAnimations().length)

/** The pictures that the stage has not loaded. */
const missingPictures = (stage: Page): Promise<string[]> =>
  stage
    .locator("img")
    .evaluateAll((images) =>
      images.flatMap((image) => (image instanceof HTMLImageElement && image.naturalWidth > 0 ? [] : [image.outerHTML])),
    )

test("an evening of the audience: tickets, votes, a tie by lot, and the announcement @desktop", async ({
  page,
  request,
  browser,
  server,
  newDevice,
  noise,
}) => {
  // A ticket that was typed twice, and a vote that came too late.
  noise.expect(/409 \(Conflict\).*\/(?:trpc\/crew\.typeVote|v:)/)
  const { event, entryIds } = await judgedShow(request)
  const { organizer } = apiOf(request)
  const eventId = event.id
  const codes: string[] = []
  const code = (number: number) => codes[number - 1] ?? ""

  await test.step("the organizer adds two polls, makes codes for tickets and opens voting", async () => {
    await openDashboard(page, event, "awards")
    await openPolls(page)
    await addPoll(page, PEOPLE, { showsVotes: true })
    await addPoll(page, KIDS)
    await pressIn(page, "Make Codes…")
    await dialogOf(page).getByLabel("How many").fill(String(TICKETS))
    await pressIn(page, "Make Codes")
    await expectNotice(page, "Codes made", `Numbers 1 to ${TICKETS}`)
    for (const poll of [PEOPLE, KIDS]) await pressAndConfirm(page, `Open Voting ${poll}`, "Open Voting")
    await expectAccessible(page, { within: "[role=dialog]" })
  })

  await test.step("the tickets are printed, each with its number, its code and a line to write on", async () => {
    await dialogOf(page).getByRole("link", { name: "Print Tickets" }).click()
    for (let number = 1; number <= TICKETS; number += 1) {
      const ticket = page.getByRole("article", { name: `Ticket ${number}`, exact: true })
      await expect(ticket).toContainText(`No. ${number}`)
      await expect(ticket).toContainText("or write a number: ____")
      codes.push((await ticket.textContent())?.match(PRINTED_CODE)?.[1]?.replace(" ", "") ?? "")
    }
    await expectAccessible(page)
    expect(pageSizes(await page.pdf({ preferCSSPageSize: true }))).toHaveLength(1)
    await page.emulateMedia({ media: "print" })
    for (const [index, one] of codes.entries()) {
      const ticket = page.getByRole("article", { name: `Ticket ${index + 1}`, exact: true })
      expect(await scanned(ticket)).toEqual([`${server.baseURL}/v#${one}`])
    }
    await page.emulateMedia({ media: "screen" })
    const made = await organizer.voteCodes.query({ eventId })
    expect(codes).toEqual(made.codes.map((one) => one.code))
    await page.goBack()
    await openPolls(page)
  })

  const phone = await (await newDevice(PHONE)).newPage()
  await test.step("one phone votes with two tickets, and one of them changes its mind", async () => {
    await openTicket(phone, code(1))
    await expectAccessible(phone)
    await choose(phone, PEOPLE, "C1", "C1 Blue Comet. Vote?")
    await vote(phone, "C1")
    await press(phone, "See the vote again")
    await choose(phone, KIDS, "C3", "C3 Silver Arrow. Vote?")
    await vote(phone, "C3")
    await phone.getByRole("link", { name: "Next ticket" }).click()
    await typeTicket(phone, `${code(2).slice(0, 4)} ${code(2).slice(4)}`.toLowerCase())
    await choose(phone, PEOPLE, "C1", "C1 Blue Comet. Vote?")
    await vote(phone, "C1")
    await phone.getByRole("link", { name: "Next ticket" }).click()
    await typeTicket(phone, code(1))
    await expect(phone.getByText("Your vote: C1 Blue Comet.")).toBeVisible()
    await choose(phone, PEOPLE, "C2", "C2 Desert Fox. Vote?")
    await expect(phone.getByText("It replaces your vote for C1.")).toBeVisible()
    await vote(phone, "C2")
  })

  await test.step("a phone without JavaScript votes by the same forms", async () => {
    const plain = await (await newDevice({ ...PHONE, javaScriptEnabled: false })).newPage()
    await plain.goto("/v")
    await typeTicket(plain, code(3))
    await choose(plain, PEOPLE, "C2", "C2 Desert Fox. Vote?")
    await vote(plain, "C2")
  })

  await test.step("a card that was scanned is the entry to vote for", async () => {
    const { cards } = await organizer.cards.query({ eventId })
    const scanning = await (await newDevice(PHONE)).newPage()
    await scanning.goto(`/v?entry=${cards.find(({ votingId }) => votingId === "C1")?.cardId}`)
    await typeTicket(scanning, code(4))
    await press(scanning, "Choose in People’s Choice")
    await expect(scanning.getByRole("heading", { name: "C1 Blue Comet. Vote?" })).toBeVisible()
    await vote(scanning, "C1")
  })

  await test.step("a vote on paper is typed, and one that replaces another is asked about", async () => {
    await pressIn(page, "Type Votes…")
    await typeVote(page, code(5), "c3")
    await expect(dialogOf(page).getByText(/^Counted: C3, /)).toBeVisible()
    await typeVote(page, code(2), "C3")
    await expect(dialogOf(page).getByText("This code has another vote")).toBeVisible()
    await pressIn(page, "Done")
    await press(page, "Discard")
  })

  await test.step("voting is closed while somebody is about to vote", async () => {
    const late = await (await newDevice(PHONE)).newPage()
    await openTicket(late, code(6))
    await choose(late, PEOPLE, "C3", "C3 Silver Arrow. Vote?")
    for (const poll of [PEOPLE, KIDS]) await pressAndConfirm(page, `Close Voting ${poll}`, "Close Voting")
    await press(late, "Vote")
    await expect(late.getByText("Voting is not open.")).toBeVisible()
  })

  await test.step("the count is that of the last vote of each ticket", async () => {
    const listed = await organizer.polls.query({ eventId })
    const votesOf = (poll: string) => listed.find(({ name }) => name === poll)?.votes
    const [c1 = 0, c2 = 0, c3 = 0] = entryIds
    expect(votesOf(PEOPLE)).toEqual([
      { entryId: c1, votes: 2 },
      { entryId: c2, votes: 2 },
      { entryId: c3, votes: 1 },
    ])
    expect(votesOf(KIDS)).toEqual([{ entryId: c3, votes: 1 }])
  })

  let winner = ""
  await test.step("the awards are proposed, and the tie is settled by lot", async () => {
    const basis = "audience" as const
    const [people, kids] = (await organizer.polls.query({ eventId })).map(({ id }) => id)
    await addAward(request, eventId, { name: "Kids’ Choice Award", basis, basisId: kids ?? 0, priority: 1 })
    const { id: peopleAward } = await addAward(request, eventId, {
      name: "People’s Choice Award",
      basis,
      basisId: people ?? 0,
      priority: 2,
    })
    await page.keyboard.press("Escape")
    await page.getByRole("link", { name: "Results: tie for People’s Choice Award" }).click()
    await press(page, /^Settle this tie/)
    await dialogOf(page).getByRole("radio", { name: "Draw lots" }).check()
    await press(page, "Draw lots")
    await expect(dialogOf(page).getByText("The lot is drawn.")).toBeVisible()
    await page.keyboard.press("Escape")
    await openTab(page, "Awards")
    // The proposal is read again after the lot.
    await expect(page.getByRole("button", { name: "Accept: People’s Choice Award" })).toBeVisible()
    await pressAndAnswer(page, "Accept All")
    await expect(page.getByRole("list", { name: "Awards", exact: true })).toContainText("Silver Arrow")
    const held = await apiOf(request).awards.winners.query({ eventId })
    winner =
      ENTRIES[entryIds.indexOf(held.find(({ awardId }) => awardId === peopleAward)?.entryId ?? 0)]?.entryName ?? ""
    expect(["Blue Comet", "Desert Fox"]).toContain(winner)
  })

  await test.step("the results are published", async () => {
    await openTab(page, "Results")
    await pressAndAnswer(page, "Review results")
    await pressAndAnswer(page, "Publish results")
  })

  await test.step("the public page says the votes of the poll that shows them, and of no other", async () => {
    const { key } = await organizer.updatePublicPage.mutate({
      eventId,
      isOn: true,
      shows: "winners",
      opens: "published",
    })
    const text = await (await request.get(`/r/${key}`)).text()
    expect(text).toContain("2 of 5 votes")
    expect(text).not.toContain("1 of 1 vote")
  })

  await test.step("the stage announces both awards, without a photo and with one, and still under reduced motion", async () => {
    await press(page, "Run the ceremony…")
    await press(page, "Make a stage link")
    const path = (await page.getByRole("link", { name: "Open the stage" }).getAttribute("href")) ?? ""
    const at = { baseURL: server.baseURL, viewport: HALL }
    const moving = await (await browser.newContext({ ...at, reducedMotion: "no-preference" })).newPage()
    const still = await (await browser.newContext({ ...at, reducedMotion: "reduce" })).newPage()
    const stages = [moving, still]
    for (const stage of stages) await stage.goto(path)
    await page.getByRole("link", { name: "Open the announcer’s screen" }).click()
    for (const [award, name, hasPhoto] of [
      ["Kids’ Choice Award", "Silver Arrow", false],
      ["People’s Choice Award", winner, true],
    ] as const) {
      await press(page, "Next")
      for (const stage of stages) await expect(stage.getByRole("heading", { level: 1, name: award })).toBeVisible()
      await press(page, "Reveal")
      for (const stage of stages) {
        await expect(winnerOn(stage, name)).toBeVisible()
        await expect(stage.locator("[data-shows=winners] [data-initials]")).toHaveCount(hasPhoto ? 0 : 1)
        await expect.poll(() => missingPictures(stage)).toEqual([])
      }
      expect(await animationsOn(moving)).toBeGreaterThan(0)
      expect(await animationsOn(still)).toBe(0)
    }
    for (const stage of stages) await stage.context().close()
  })
})
