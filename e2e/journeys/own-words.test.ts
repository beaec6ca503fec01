import { LIMITS } from "@rosette/contract/limits"
import { expect, test } from "../fixtures/server.ts"
import { carWordsIn } from "../pages/car-words.ts"
import { closeDialog, JUDGE_DIALOGS, ORGANIZER_DIALOGS, openDialog, PUBLISHED_DIALOGS } from "../pages/dialogs.ts"
import { isWiderThanScreen, lostText } from "../pages/legibility.ts"
import { ownContest, publishOwn } from "../pages/own-contest.ts"
import { addCriterion, addEntry, addJudge, prepareEvent } from "../pages/prepared-event.ts"
import { openTabScreen } from "../pages/screens.ts"
import { openDashboard, openJudging, openWelcome } from "../pages/signed-in.ts"

const CONTESTS = [
  { starter: "cosplay", name: "Masquerade of Lindau" },
  { starter: "baking", name: "Bake-off of Lindau" },
] as const

const TABS = [
  ["overview", /Total Scores/i],
  ["entries", "Silver Arrow"],
  ["criteria", "Heart"],
  ["judges", "Ben Busy"],
  ["awards", "Best of Show"],
  ["results", "Complete Results"],
] as const

const PAPERS = ["Certificates", "Winners for the announcer", "Placards", "Full ranking", "Owners’ pages"]

/**
 * Those that every contest has: no flag may be in use, and a column of a file may be called by anything. *Words and sections…* names the
 * usual words on purpose, beside the own ones.
 */
const dialogsOf = (hasFlags: boolean) =>
  ORGANIZER_DIALOGS.filter(({ name }) => {
    if (["preview of an import", "edit criterion", "words and sections"].includes(name)) return false
    return hasFlags || !name.startsWith("set flags")
  })

for (const { starter, name } of CONTESTS) {
  test.describe(`a contest of the kind ${starter}`, () => {
    test("no screen of judges says a word of a car show @desktop", async ({ page, request }) => {
      const contest = await ownContest(request, starter, `${name} for Judges`)
      const fields = { entryName: "Fresh One", ownerParticipant: "Person 4", votingId: "P0", description: "Handmade." }
      await addEntry(request, contest.event.id, fields)
      const expectNone = carWordsIn(contest.words)
      await openWelcome(page, contest.judge)
      await expectNone(page, "the welcome")
      await openJudging(page, contest.judge)
      await expect(page.getByText("Need Help")).toBeVisible()
      await expect(page.getByText(contest.words.descriptionLabel, { exact: true })).toBeVisible()
      await expectNone(page, "the sheet")
      for (const dialog of JUDGE_DIALOGS.filter((one) => !one.isOnPhoneOnly && one.name !== "keypad")) {
        await openDialog(page, dialog)
        await expectNone(page, dialog.name)
        await closeDialog(page)
      }
    })

    test("no screen of organizers says a word of a car show @desktop", async ({ page, request }) => {
      const contest = await ownContest(request, starter, `${name} for Organizers`)
      const expectNone = carWordsIn(contest.words)
      await openDashboard(page, contest.event)
      const dialogs = dialogsOf(contest.words.flags.participatesInSound.isUsed)
      for (const [tab, content] of TABS) {
        const path = `/dashboard?tab=${tab}`
        await openTabScreen(page, { path, content })
        await expectNone(page, `the tab ${tab}`)
        for (const dialog of dialogs.filter((one) => one.path === path)) {
          await openDialog(page, dialog)
          await expectNone(page, dialog.name)
          await closeDialog(page)
        }
      }
    })

    test("no paper, stage or public page says a word of a car show @desktop", async ({ page, request }) => {
      const contest = await ownContest(request, starter, `${name} in Public`)
      const evening = await publishOwn(request, contest)
      const expectNone = carWordsIn(contest.words)
      await openDashboard(page, contest.event, "results")
      await expect(page.getByRole("tabpanel").getByText("Complete Results").first()).toBeVisible()
      await expectNone(page, "the published results")
      for (const dialog of PUBLISHED_DIALOGS.filter(({ name: of }) => of === "public page" || of === "ceremony")) {
        await openDialog(page, dialog)
        await expectNone(page, dialog.name)
        await closeDialog(page)
      }
      await page.goto("/organizer-ceremony")
      await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible()
      await expectNone(page, "the announcer's screen")
      await page.goto("/organizer-print")
      for (const paper of PAPERS) {
        await page.getByRole("radio", { name: paper, exact: true }).check()
        await expect(page.locator("[data-sheet]").first()).toBeVisible()
        await expectNone(page, paper)
      }
      await page.goto(evening.stagePath)
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
      await expectNone(page, "the stage")
      for (const path of [evening.publicPath, evening.ownerPath, evening.entryPath]) {
        await page.goto(path)
        await expect(page.getByText("Silver Arrow").first()).toBeVisible()
        await expectNone(page, path)
      }
      const [first = "", , third = ""] = contest.words.sections
      await page.goto(evening.entryPath)
      await expect(page.getByText(first, { exact: true })).toBeVisible()
      await expect(page.getByText(third, { exact: true })).toBeVisible()
    })
  })
}

test("the longest names wrap on a phone's sheet, and never cut a value @phone", async ({ page, request }) => {
  const { sectionMaxChars, descriptionLabelMaxChars, flagMaxChars, guidanceMaxChars } = LIMITS.words
  const sections = [..."ABCDEF"].map((letter) => letter.repeat(sectionMaxChars))
  const event = await prepareEvent(request, {
    words: {
      sections,
      descriptionLabel: "D".repeat(descriptionLabelMaxChars),
      flags: { participatesInSound: { label: "S".repeat(flagMaxChars) } },
      guidance: "G".repeat(guidanceMaxChars),
    },
  })
  await addCriterion(request, event.id, { name: "Heart", description: "", maxPoints: 5, order: 6, requiresSound: true })
  await addEntry(request, event.id, {
    entryName: "Quiet Owl",
    ownerParticipant: "Person 1",
    votingId: "P1",
    description: "Handmade.",
  })
  await openJudging(page, await addJudge(request, event.id, "Ben Busy"))
  await expect(page.getByText(/^G+$/)).toBeVisible()
  expect(await isWiderThanScreen(page)).toBe(false)
  for (const value of [/^0 of 2 scored$/, /^Not applicable$/, /needs S+/, "N/A"]) {
    const shown = page.getByText(value).first()
    await shown.scrollIntoViewIfNeeded()
    await expect(shown).toBeInViewport({ ratio: 1 })
  }
  expect(await lostText(page)).toEqual([])
})
