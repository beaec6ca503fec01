import { expect, test } from "../fixtures/server.ts"

test("a visitor finds every sign-in from the start page, and reads the legal pages @phone", async ({ page }) => {
  await page.goto("/")
  await test.step("every sign-in, and back", async () => {
    for (const [name, path, heading] of [
      ["Judge an Event", "/judge-login", "Judge Login"],
      ["Create Contest", "/create-event", "Create New Event"],
      ["Organizer Login", "/organizer", "Organizer Dashboard"],
    ] as const) {
      await page.getByRole("link", { name, exact: true }).first().click()
      await expect(page).toHaveURL((url) => url.pathname === path)
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible()
      await page.goBack()
      await expect(page.getByRole("heading", { name: "For Judges" })).toBeVisible()
    }
  })
  await test.step("the legal pages, and home", async () => {
    for (const name of ["Terms", "Privacy", "Disclaimer"]) {
      await page.getByRole("navigation", { name: "Legal" }).getByRole("link", { name }).click()
      await expect(page.getByRole("heading", { level: 1 })).toContainText(name)
      await expect(page.getByText(/last updated/i)).toBeVisible()
      await page.getByRole("link", { name: "Back to Home" }).click()
      await expect(page).toHaveURL((url) => url.pathname === "/")
    }
  })
})

test("colours follow the system, and the switch keeps another choice; the judging screen can be tried without an account @desktop", async ({
  page,
}) => {
  const scheme = () => page.evaluate(() => document.documentElement.getAttribute("data-mantine-color-scheme"))
  await page.emulateMedia({ colorScheme: "dark" })
  await page.goto("/")
  await expect.poll(scheme).toBe("dark")
  await page.emulateMedia({ colorScheme: "light" })
  await expect.poll(scheme).toBe("light")
  await page.getByRole("button", { name: /Change to light/ }).click()
  await page.getByRole("button", { name: /Change to dark/ }).click()
  await expect.poll(scheme).toBe("dark")
  await page.reload()
  await expect.poll(scheme).toBe("dark")
  await page.getByRole("link", { name: /Test Mode/ }).click()
  await expect(page.getByText("You are currently in Test Mode. Your scores will not be saved.")).toBeVisible()
})
