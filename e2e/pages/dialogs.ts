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
/** Presses "Delete" in the menu of the first row that has one. */
const deleteIn = (page: Page, role: "row" | "listitem") =>
  pressInMenu(
    page
      .getByRole(role)
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
const tab = (name: string) => `/dashboard?tab=${name}`

export const ORGANIZER_DIALOGS: DialogAt[] = [
  { name: "edit event details", path: tab("overview"), open: (page) => click(page, /Edit Event|Edit Details/) },
  {
    name: "go to",
    path: tab("overview"),
    open: async (page) => {
      await click(page, "Go to")
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
    open: (page) =>
      page
        .getByRole("row")
        .getByRole("button", { name: /photo|image/i })
        .first()
        .click(),
  },
  {
    name: "delete entry",
    path: tab("entries"),
    open: (page) => deleteIn(page, "row"),
  },
  { name: "classes", path: tab("entries"), open: (page) => click(page, "Classes") },
  {
    name: "set flags, and the bar of the chosen entries",
    path: tab("entries"),
    open: async (page) => {
      await click(page, "Set Flags")
      await click(page, "Select All")
      await click(page, "Set Flags")
    },
    with: "section[aria-label='Selected entries']",
  },
  { name: "add criterion", path: tab("criteria"), open: (page) => click(page, /Add (New )?(Scoring )?Criterion/) },
  { name: "delete criterion", path: tab("criteria"), open: (page) => deleteIn(page, "row") },
  {
    name: "remove judge",
    path: tab("judges"),
    open: (page) => pressInMenu(page.getByRole("listitem").filter({ hasText: "Ben Busy" }), /^Remove Judge/),
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
  { name: "edit award", path: tab("awards"), open: (page) => click(page, /edit/i) },
  { name: "assign award", path: tab("awards"), open: (page) => click(page, /assign/i) },
  { name: "delete award", path: tab("awards"), open: (page) => deleteIn(page, "listitem") },
  { name: "change admin password", path: tab("overview"), open: (page) => click(page, "Change Admin Password") },
  { name: "new passcode", path: tab("overview"), open: (page) => click(page, "New Passcode") },
  { name: "keep longer", path: tab("overview"), open: (page) => click(page, "Keep Longer") },
  { name: "edit entry", path: tab("entries"), open: (page) => click(page, /^Edit Silver Arrow/) },
  { name: "import entries", path: tab("entries"), open: (page) => click(page, "Import CSV") },
  { name: "edit criterion", path: tab("criteria"), open: (page) => click(page, /^Edit Paint/) },
  { name: "QR code", path: tab("judges"), open: (page) => click(page, /^QR code of/) },
  { name: "scores of a judge", path: tab("judges"), open: (page) => click(page, /^Reopen Scores of/) },
  { name: "remove winner", path: tab("awards"), open: (page) => click(page, /^Remove Late Comer/) },
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
  await expect(page.getByRole("dialog")).toBeHidden()
}
