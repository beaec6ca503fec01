import { expect, test } from "../fixtures/server.ts"
import { pressOn, tabTo, typeInto } from "../pages/keyboard.ts"
import { expectNotice } from "../pages/notice.ts"

// Only `page.keyboard` acts here; all other calls only read the page.
test("an organizer makes an event ready for judging without a mouse @desktop", async ({ page }) => {
  const tab = (name: RegExp) => page.getByRole("tab", { name })
  const field = (label: string) => page.getByLabel(label)

  await test.step("the event", async () => {
    await page.goto("/")
    await expect(page.getByRole("link", { name: "Create Contest" }).first()).toBeVisible()
    await page.keyboard.press("Tab")
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused()
    await page.keyboard.press("Enter")
    await pressOn(page, page.getByRole("link", { name: "Create Contest" }).first())
    await typeInto(page, field("Event Name"), "Keys Only")
    await typeInto(page, field("Organizer Name"), "Olga Brandt")
    await typeInto(page, field("Admin Password"), "harbour-2026")
    const criterion = page.getByRole("listitem", { name: "Criterion 1" })
    await typeInto(page, criterion.getByLabel("Name"), "Paint")
    await typeInto(page, criterion.getByLabel("Description"), "Depth, evenness, finish.")
    await pressOn(page, page.getByRole("button", { name: "Create Event" }))
    await expect(page.getByRole("heading", { level: 1, name: "Keys Only" })).toBeVisible()
  })

  await test.step("an entry, and its voting ID corrected", async () => {
    await tabTo(page, tab(/^Overview/))
    await page.keyboard.press("ArrowRight")
    await expect(tab(/^Entries/)).toBeFocused()
    await expect(tab(/^Entries/)).toHaveAttribute("aria-selected", "true")
    await pressOn(page, page.getByRole("button", { name: "Add Entry" }))
    const dialog = page.getByRole("dialog")
    await expect(dialog.getByRole("textbox", { name: "Entry Name" })).toBeFocused()
    await page.keyboard.type("Blue Comet")
    await typeInto(page, dialog.getByRole("textbox", { name: "Owner/Participant" }), "Mia Berg")
    await page.keyboard.press("Enter")
    await expect(dialog.getByRole("textbox", { name: "Voting ID" })).toBeFocused()
    await page.keyboard.type("A1")
    await pressOn(page, dialog.getByLabel("Classic vehicle (1995 or older)"), "Space")
    await page.keyboard.press("Enter")
    await expect(dialog).toHaveCount(0)
    await expectNotice(page, "Entry added", "Blue Comet")
    // The button that opened the dialog disappeared with the empty list, so the focus is at the start of the list.
    await expect(page.getByRole("tabpanel")).toBeFocused()
    await page.keyboard.press("Tab")
    await expect(page.getByRole("button", { name: "Add Entry" })).toBeFocused()
  })

  await test.step("another entry, opened by its shortcut and left again", async () => {
    await page.keyboard.press("n")
    await expect(page.getByRole("dialog").getByRole("textbox", { name: "Entry Name" })).toBeFocused()
    await page.keyboard.press("Escape")
    await expect(page.getByRole("dialog")).toHaveCount(0)
    await expect(page.getByRole("button", { name: "Add Entry" })).toBeFocused()
  })

  await test.step("the same by the list of commands, from another tab", async () => {
    await tabTo(page, tab(/^Entries/), "Shift+Tab")
    await page.keyboard.press("Home")
    await page.keyboard.press("Control+k")
    await expect(page.getByRole("combobox")).toBeFocused()
    await page.keyboard.type("add entry")
    await page.keyboard.press("Enter")
    await expect(page.getByRole("dialog").getByRole("textbox", { name: "Entry Name" })).toBeFocused()
    await page.keyboard.press("Escape")
    await expect(page.getByRole("dialog")).toHaveCount(0)
    await expect(page.getByRole("button", { name: "Add Entry" })).toBeFocused()
  })

  await test.step("an award, and who gets it", async () => {
    await tabTo(page, tab(/^Entries/), "Shift+Tab")
    await page.keyboard.press("End")
    await expect(tab(/^Results/)).toBeFocused()
    await page.keyboard.press("ArrowLeft")
    await expect(tab(/^Awards/)).toBeFocused()
    await pressOn(page, page.getByRole("button", { name: "Add New Award" }))
    await expect(page.getByRole("dialog").getByLabel("Award Name")).toBeFocused()
    await page.keyboard.type("Best Paint")
    await page.keyboard.press("Enter")
    const assign = page.getByRole("button", { name: "Assign Award: Best Paint" })
    await pressOn(page, assign)
    const entry = page.getByRole("dialog").getByRole("combobox", { name: "Entry" })
    await expect(entry).toBeFocused()
    await page.keyboard.type("comet")
    const comet = page.getByRole("option", { name: "Blue Comet (A1) - Mia Berg" })
    // Each typed letter removes the highlight from the options again. It is the only one, so another ArrowDown stays on it.
    await expect(async () => {
      await page.keyboard.press("ArrowDown")
      await expect(comet).toHaveAttribute("data-combobox-selected", "true", { timeout: 1_000 })
    }).toPass()
    await page.keyboard.press("Enter")
    await expect(entry).toHaveValue("Blue Comet (A1) - Mia Berg")
    await pressOn(page, page.getByRole("dialog").getByRole("button", { name: "Assign Award" }))
    // No second winner can be chosen, so the button that opened the dialog is gone now.
    await expect(assign).toHaveCount(0)
    await expect(page.getByRole("tabpanel")).toBeFocused()
  })

  await test.step("a judge, and the QR code", async () => {
    await tabTo(page, tab(/^Awards/), "Shift+Tab")
    await page.keyboard.press("ArrowLeft")
    await typeInto(page, field("Judge Name"), "Tomás Oliveira")
    await page.keyboard.press("Enter")
    const card = page.getByRole("listitem", { name: "Tomás Oliveira" })
    await expect(card).toBeVisible()
    await expect(field("Judge Name")).toBeFocused()
    await pressOn(page, card.getByRole("button", { name: /^QR code of/ }))
    await expect(page.getByRole("img", { name: "QR code that signs in Tomás Oliveira" })).toBeVisible()
    await page.keyboard.press("Escape")
    await expect(card.getByRole("button", { name: /^QR code of/ })).toBeFocused()
  })
})
