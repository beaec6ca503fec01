import type { APIRequestContext, Page } from "@playwright/test"
import { prepareWorld, type World } from "../conformance/world.ts"
import { expectAccessible, expectContrast, schemeOf } from "../fixtures/accessibility.ts"
import { expect, test } from "../fixtures/server.ts"
import { apiOf } from "../pages/client-of.ts"
import {
  closeDialog,
  type DialogAt,
  JUDGE_DIALOGS,
  MASTER_DIALOGS,
  ORGANIZER_DIALOGS,
  openDialog,
  PUBLISHED_DIALOGS,
} from "../pages/dialogs.ts"
import { shownEntry, submitWithTerms, typePoints } from "../pages/judging.ts"
import {
  brokenWords,
  isWiderThanScreen,
  listenForMotion,
  lostText,
  setTextSize,
  smallTargets,
} from "../pages/legibility.ts"
import { picturedShow, publishPictured } from "../pages/pictured-show.ts"
import { addAward } from "../pages/prepared-event.ts"
import {
  dismissNotices,
  expectTitled,
  JUDGE_SCREENS,
  JUDGE_SIGN_IN_SCREENS,
  MASTER_SCREENS,
  ORGANIZER_SCREENS,
  openScreen,
  openTabScreen,
  PUBLIC_SCREENS,
  type ScreenAt,
} from "../pages/screens.ts"
import { openDashboard, openMasterDashboard, openWelcome } from "../pages/signed-in.ts"

test.use({ serverSettings: { isOwn: true } })

const worlds = new Map<string, Promise<World>>()

type Signed = { page: Page; world: World; masterPassword: string }

const ROLES: {
  role: string
  screens: ScreenAt[]
  dialogs: DialogAt[]
  signIn: (signed: Signed) => Promise<unknown>
  /** How to open a screen; by its address if not given. */
  goTo?: typeof openScreen
}[] = [
  { role: "a visitor", screens: PUBLIC_SCREENS, dialogs: [], signIn: async () => {} },
  {
    role: "a judge",
    screens: JUDGE_SCREENS,
    dialogs: JUDGE_DIALOGS,
    signIn: ({ page, world }) => openWelcome(page, world.judges.fresh),
  },
  {
    role: "an organizer",
    screens: ORGANIZER_SCREENS,
    dialogs: ORGANIZER_DIALOGS,
    signIn: ({ page, world }) => openDashboard(page, world.event),
    goTo: openTabScreen,
  },
  {
    role: "the master admin",
    screens: MASTER_SCREENS,
    dialogs: MASTER_DIALOGS,
    signIn: ({ page, masterPassword }) => openMasterDashboard(page, masterPassword),
  },
]

/** The world with an award that has all its winners. */
async function prepareFullWorld(request: APIRequestContext): Promise<World> {
  const world = await prepareWorld(request)
  const { id } = await addAward(request, world.event.id, { name: "Harbour Cup" })
  await apiOf(request).awards.assign.mutate({ awardId: id, entryId: world.entries.late.id })
  return world
}

test.beforeEach(async ({ request, server }) => {
  if (!worlds.has(server.baseURL)) worlds.set(server.baseURL, prepareFullWorld(request))
  await worlds.get(server.baseURL)
})

async function worldOf(baseURL: string): Promise<World> {
  const world = await worlds.get(baseURL)
  if (!world) throw new Error("The world of this server was not prepared")
  return world
}

const HELD_IN_THE_HAND = new Set([...JUDGE_SIGN_IN_SCREENS, ...JUDGE_SCREENS].map(({ path }) => path))
const DIALOG = "[role=dialog]"

/** Expects no lost text at 200 % zoom, with text twice as large, and on the narrowest phone. */
async function expectNothingLost(page: Page, path: string): Promise<void> {
  // The layout follows a new width with a short delay.
  const expectNoLostText = (where: string) => expect.poll(() => lostText(page), { message: where }).toEqual([])
  await page.setViewportSize({ width: 720, height: 450 })
  await expectNoLostText(`${path} at 200 % zoom`)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%"
  })
  await page.setViewportSize({ width: 1440, height: 900 })
  await expectNoLostText(`${path} with text twice as large`)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.evaluate(() => {
    document.documentElement.style.fontSize = ""
  })
  await expectNoLostText(`${path} on 320 pixels`)
  await page.setViewportSize({ width: 1440, height: 900 })
}

/** Expects that a phone whose owner has set larger text shows whole words, and does not scroll sideways. */
async function expectLegibleInLargeText(page: Page, path: string): Promise<void> {
  const expectFits = (text: string) =>
    expect.poll(() => isWiderThanScreen(page), { message: `${path} with ${text} scrolls sideways` }).toBe(false)
  await setTextSize(page, 24)
  await expectFits("text half as large again")
  await expect.poll(() => brokenWords(page), { message: `${path} with text half as large again` }).toEqual([])
  await setTextSize(page, 32)
  await expectFits("text twice as large")
  await setTextSize(page, 16)
}

/** Looks at a submitted sheet, and at the question before an unscored one is submitted. */
async function lookAtSubmitting(page: Page, look: (name: string, within?: string) => Promise<void>): Promise<void> {
  await typePoints(page, "Paint", 20)
  await look("a sheet that is scored")
  await submitWithTerms(page)
  await expect(shownEntry(page)).toHaveText("Blue Whale")
  await page.getByRole("button", { name: "Submit Score" }).click()
  await expect(page.getByRole("dialog", { name: "Some criteria are not scored" })).toBeVisible()
  await look("dialog: some criteria are not scored", DIALOG)
  await closeDialog(page)
  await page.getByRole("button", { name: "Previous" }).first().click()
  await expect(page.getByText("Submitted and locked. To change it, ask the organizer.")).toBeVisible()
  await look("a sheet that is submitted")
}

const boxOf = (dialog: DialogAt) => [DIALOG, dialog.with].filter(Boolean).join(", ")

// Each screen is opened once on each device for all its checks, in one colour scheme.
for (const { role, screens, dialogs, signIn, goTo = openScreen } of ROLES) {
  test(
    `every screen and dialog of ${role} meets WCAG 2.2 AA in the colours of its device, and loses nothing with larger text`,
    { tag: role === "a judge" ? "@daily-phone" : "@daily-desktop" },
    async ({ page, server }, { project }) => {
      const isPhone = project.use.isMobile ?? false
      await page.emulateMedia({ colorScheme: schemeOf(isPhone) })
      await signIn({ page, world: await worldOf(server.baseURL), masterPassword: server.masterPassword })
      await dismissNotices(page)
      for (const screen of screens.filter(({ isAlso }) => !isAlso)) {
        const contrast = HELD_IN_THE_HAND.has(screen.path) ? "in the sun" : "ordinary"
        const look = (name: string, within?: string) =>
          test.step(name, async () => {
            await expectAccessible(page, { contrast, within })
            expect.soft(await smallTargets(page, isPhone ? 44 : 32), name).toEqual([])
          })
        await goTo(page, screen)
        await dismissNotices(page)
        await expectTitled(page, screen)
        await look(screen.path)
        for (const dialog of dialogs.filter(({ path }) => path === screen.path)) {
          if (dialog.isOnPhoneOnly && !isPhone) continue
          await openDialog(page, dialog)
          await look(`dialog: ${dialog.name}`, boxOf(dialog))
          if (dialog.isOnPhoneOnly) {
            await page.emulateMedia({ colorScheme: "dark" })
            await expectContrast(page, { contrast, within: boxOf(dialog) })
            await page.emulateMedia({ colorScheme: "light" })
          }
          await closeDialog(page)
        }
        await test.step(`${screen.path}, larger`, () =>
          isPhone ? expectLegibleInLargeText(page, screen.path) : expectNothingLost(page, screen.path))
        if (role === "a judge" && screen.path === "/judge") await lookAtSubmitting(page, look)
      }
    },
  )
}

test(
  "the dialogs of a published show meet WCAG 2.2 AA in the colours of their device",
  { tag: "@daily-desktop" },
  async ({ page, request }, { project }) => {
    const isPhone = project.use.isMobile ?? false
    const show = await picturedShow(request, "Evening Show")
    await publishPictured(request, show)
    await page.emulateMedia({ colorScheme: schemeOf(isPhone) })
    await openDashboard(page, show.event)
    await page.getByRole("tab", { name: "Results" }).click()
    await dismissNotices(page)
    for (const dialog of PUBLISHED_DIALOGS) {
      await openDialog(page, dialog)
      await test.step(dialog.name, async () => {
        await expectAccessible(page, { within: DIALOG })
        expect.soft(await smallTargets(page, isPhone ? 44 : 32), dialog.name).toEqual([])
      })
      await closeDialog(page)
    }
  },
)

test("with reduced motion nothing moves @phone", async ({ page, server }) => {
  const { event, judges } = await worldOf(server.baseURL)
  const moved = await listenForMotion(page)
  await openWelcome(page, judges.fresh)
  await page.getByRole("link", { name: "Start Judging" }).click()
  for (const dialog of JUDGE_DIALOGS) {
    await openDialog(page, dialog)
    await closeDialog(page)
  }
  await page.getByRole("button", { expanded: true }).first().click()
  await openDashboard(page, event)
  for (const { path, content } of ORGANIZER_SCREENS.filter(({ isAlso }) => !isAlso)) {
    await page.getByRole("tab", { name: new RegExp(`^${path.split("=")[1]}`, "i") }).click()
    await expect(page.getByText(content).filter({ visible: true }).first()).toBeVisible()
  }
  expect([...moved]).toEqual([])

  // Without reduced motion something moves, so the listener works.
  await page.getByRole("tab", { name: "Overview" }).click()
  await page.emulateMedia({ reducedMotion: "no-preference" })
  await page.getByRole("button", { name: "Edit Event Details" }).click()
  await expect.poll(() => moved.size).toBeGreaterThan(0)
})

test("print is dark on white and has no controls, also in the dark colour scheme @desktop", async ({
  page,
  server,
}) => {
  const { event, judges } = await worldOf(server.baseURL)
  await page.emulateMedia({ colorScheme: "dark" })
  await openDashboard(page, event)
  await page.getByRole("button", { name: /Change to light/ }).click()
  await page.getByRole("button", { name: /Change to dark/ }).click()
  for (const [tab, content, contrast] of [
    ["Overview", "Judge Statistics", "ordinary"],
    ["Criteria", "Bodywork", "ordinary"],
    ["Awards", "Harbour Cup", "ordinary"],
    ["Results", "Complete Results", "in the sun"],
    ["Judges", judges.fresh.name, "in the sun"],
    ["Entries", "Silver Arrow", "in the sun"],
  ] as const) {
    await page.getByRole("tab", { name: new RegExp(`^${tab}`) }).click()
    await expect(page.getByText(content).first()).toBeVisible()
    await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")))
    await page.emulateMedia({ media: "print" })
    await expect(page.getByText(content).filter({ visible: true })).toHaveCount(1)
    await expectContrast(page, { contrast })
    await expect(page.getByRole("button")).toHaveCount(0)
    await expect(page.getByRole("textbox")).toHaveCount(0)
    await page.emulateMedia({ media: "screen" })
    await page.evaluate(() => window.dispatchEvent(new Event("afterprint")))
    await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", "dark")
  }
})
