import { expect, type Page } from "@playwright/test"
import { pressInMenu } from "./dashboard.ts"

/** A dialog, its screen, and how to open it. */
export type DialogAt = {
  name: string
  path: string
  open: (page: Page) => Promise<unknown>
  isOnPhoneOnly?: boolean
  /** A selector of what appears with the dialog and is checked too. */
  with?: string
}

const click = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first().click()
/** Presses a button of a row or of the tab, which is in a menu on a phone: `menu` is the name of that menu. */
async function clickOrChoose(page: Page, name: RegExp, menu: string): Promise<void> {
  const button = page.getByRole("button", { name }).first()
  const more = page.getByRole("button", { name: menu }).first()
  await expect(button.or(more).filter({ visible: true }).first()).toBeVisible()
  if (await button.isVisible()) return button.click()
  await more.click()
  await page.getByRole("menuitem", { name }).click()
}
/** A row of a table, which is an item of a list on a phone. */
const rows = (page: Page) => page.getByRole("row").or(page.getByRole("listitem"))
/** Presses "Delete" in the menu of the first row that has one. */
const deleteFirst = (page: Page) =>
  pressInMenu(
    rows(page)
      .filter({ has: page.getByRole("button", { name: /^More for / }) })
      .first(),
    /^Delete /,
  )
/** Opens the rules of the results, which are in a menu on a phone. */
export async function openRules(page: Page): Promise<void> {
  const more = page.getByRole("button", { name: "More for these results" })
  await page.getByRole("button", { name: "Result Rules" }).or(more).click()
  if (await more.isVisible()) await page.getByRole("menuitem", { name: "Result Rules" }).click()
}
const inMenuOfJudge = (page: Page, name: RegExp) =>
  pressInMenu(page.getByRole("listitem").filter({ hasText: "Ben Busy" }), name)
const tab = (name: string) => `/dashboard?tab=${name}`

export const ORGANIZER_DIALOGS: DialogAt[] = [
  { name: "edit event details", path: tab("overview"), open: (page) => click(page, /Edit Event|Edit Details/) },
  {
    name: "go to",
    path: tab("overview"),
    open: async (page) => {
      await click(page, "Go to")
      await page.getByRole("combobox").fill("silver")
      await expect(page.getByRole("option", { name: /Silver Arrow/ })).toBeVisible()
    },
  },
  {
    name: "sessions",
    path: tab("overview"),
    open: async (page) => {
      await click(page, "Sessions")
      await expect(page.getByRole("dialog").getByText("This browser")).toBeVisible()
    },
  },
  {
    name: "add entry, refused on its fields",
    path: tab("entries"),
    open: async (page) => {
      await click(page, /Add (New )?Entry/)
      await page.getByRole("dialog").getByRole("button", { name: "Add Entry" }).click()
      await expect(page.getByText("Entry name is required")).toBeVisible()
    },
  },
  {
    name: "entry photo",
    path: tab("entries"),
    open: (page) => clickOrChoose(page, /photo/i, "More for Silver Arrow"),
  },
  {
    name: "delete entry",
    path: tab("entries"),
    open: deleteFirst,
  },
  { name: "classes", path: tab("entries"), open: (page) => clickOrChoose(page, /^Classes/, "More actions") },
  {
    name: "set flags, and the bar of the chosen entries",
    path: tab("entries"),
    open: async (page) => {
      await clickOrChoose(page, /^Set Flags/, "More actions")
      await click(page, "Select All")
      await click(page, "Set Flags")
    },
    with: "section[aria-label='Selected entries']",
  },
  {
    name: "words and sections",
    path: tab("criteria"),
    open: async (page) => {
      await click(page, "More for the criteria")
      await page.getByRole("menuitem", { name: "Words and sections…" }).click()
    },
  },
  { name: "add criterion", path: tab("criteria"), open: (page) => click(page, /Add (New )?(Scoring )?Criterion/) },
  { name: "delete criterion", path: tab("criteria"), open: deleteFirst },
  {
    name: "remove judge",
    path: tab("judges"),
    open: (page) => inMenuOfJudge(page, /^Remove Judge/),
  },
  {
    name: "new award, refused on its fields",
    path: tab("awards"),
    open: async (page) => {
      await click(page, /Add (New )?Award|Create Award/)
      await page.getByRole("dialog").getByRole("button", { name: "Create" }).click()
      await expect(page.getByText("Award name is required")).toBeVisible()
    },
  },
  { name: "edit award", path: tab("awards"), open: (page) => clickOrChoose(page, /^Edit/, "More for Best of Show") },
  { name: "assign award", path: tab("awards"), open: (page) => click(page, /assign/i) },
  { name: "delete award", path: tab("awards"), open: deleteFirst },
  {
    name: "an event like this one",
    path: tab("overview"),
    open: async (page) => {
      await click(page, "More for this event")
      await page.getByRole("menuitem", { name: /^New event like/ }).click()
    },
  },
  { name: "change admin password", path: tab("overview"), open: (page) => click(page, "Change Admin Password") },
  { name: "new passcode", path: tab("overview"), open: (page) => click(page, "New Passcode") },
  { name: "keep longer", path: tab("overview"), open: (page) => click(page, "Keep Longer") },
  { name: "edit entry", path: tab("entries"), open: (page) => clickOrChoose(page, /^Edit/, "More for Silver Arrow") },
  { name: "import entries", path: tab("entries"), open: (page) => clickOrChoose(page, /^Import CSV/, "More actions") },
  {
    name: "preview of an import",
    path: tab("entries"),
    open: async (page) => {
      await clickOrChoose(page, /^Import CSV/, "More actions")
      const text =
        "Entry Name,Owner/Participant,Voting ID,Paint Code\r\nRed Fox,Tom Reed,D1,7\r\nBlue Whale,Noah,A02,8\r\n"
      const file = { name: "entries.csv", mimeType: "text/csv", buffer: Buffer.from(text) }
      await page.getByRole("dialog").locator("input[type=file]").setInputFiles(file)
      await expect(page.getByRole("dialog").getByRole("button", { name: /^Import/ })).toBeVisible()
    },
  },
  { name: "edit criterion", path: tab("criteria"), open: (page) => clickOrChoose(page, /^Edit/, "More for Paint") },
  { name: "QR code", path: tab("judges"), open: (page) => click(page, /^QR code of/) },
  {
    name: "scores of a judge",
    path: tab("judges"),
    open: (page) => clickOrChoose(page, /^Reopen Scores/, "More for Ben Busy"),
  },
  { name: "new code of a judge", path: tab("judges"), open: (page) => inMenuOfJudge(page, /^New Code/) },
  { name: "clear scores of a judge", path: tab("judges"), open: (page) => inMenuOfJudge(page, /^Clear Scores/) },
  {
    name: "reopen all scores of a judge",
    path: tab("judges"),
    open: async (page) => {
      await clickOrChoose(page, /^Reopen Scores/, "More for Ben Busy")
      await click(page, /^Reopen All/)
      await expect(page.getByRole("dialog", { name: /^Scores of/ })).toBeHidden()
    },
  },
  {
    name: "remove winner",
    path: tab("awards"),
    open: (page) => clickOrChoose(page, /^Remove Late Comer/, "More for Harbour Cup"),
  },
  { name: "confirm winner", path: tab("results"), open: (page) => click(page, /^Confirm Winner: Overall/) },
  { name: "result rules", path: tab("results"), open: openRules },
  { name: "review results", path: tab("results"), open: (page) => click(page, "Review results") },
  {
    name: "why this place",
    path: tab("results"),
    open: async (page) => {
      await click(page, /^Why this place\? Silver Arrow/)
      await expect(page.getByRole("heading", { name: "The sheets" })).toBeVisible()
    },
  },
]

/** Those of the results and the announcer's screen of an event whose ceremony has begun. */
export const PUBLISHED_DIALOGS: DialogAt[] = [
  { name: "public page", path: tab("results"), open: (page) => click(page, /^Public page/) },
  { name: "ceremony", path: tab("results"), open: (page) => click(page, /^Run the ceremony/) },
  {
    name: "versions",
    path: tab("results"),
    open: async (page) => {
      await click(page, /^More$/)
      await click(page, "Versions")
    },
  },
  { name: "take back", path: tab("results"), open: (page) => click(page, "Take back") },
]

export const JUDGE_DIALOGS: DialogAt[] = [
  { name: "keypad", path: "/judge", open: (page) => click(page, /^Paint: .*keypad/) },
  { name: "entries", path: "/judge", open: (page) => click(page, "Find another entry"), isOnPhoneOnly: true },
  { name: "contact support", path: "/judge", open: (page) => click(page, "Contact Support") },
  { name: "keyboard shortcuts", path: "/judge", open: (page) => page.keyboard.press("?") },
  { name: "terms", path: "/judge", open: (page) => page.getByRole("button", { name: "Submit Score" }).last().click() },
]

export const MASTER_DIALOGS: DialogAt[] = [
  { name: "delete event", path: "/master-admin", open: (page) => click(page, "Delete") },
]

/** Opens a dialog on its screen, which is already open. */
export async function openDialog(page: Page, { open }: DialogAt): Promise<void> {
  await open(page)
  await expect(page.getByRole("dialog")).toBeVisible()
}

/** Closes the dialog with the keyboard and expects that nothing is left of it. */
export async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press("Escape")
  await expect(page.getByRole("dialog")).toHaveCount(0)
}
