import { expect, test } from "../fixtures/server.ts"

test("a visitor finds every door from the start page, and back @phone", async ({ page }) => {
  await page.goto("/")
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

test("a visitor reads the legal pages and comes home @phone", async ({ page }) => {
  await page.goto("/")
  for (const name of ["Terms", "Privacy", "Disclaimer"]) {
    await page.getByRole("navigation", { name: "Legal" }).getByRole("link", { name }).click()
    await expect(page.getByRole("heading", { level: 1 })).toContainText(name)
    await expect(page.getByText(/last updated/i)).toBeVisible()
    await page.getByRole("link", { name: "Back to Home" }).click()
    await expect(page).toHaveURL((url) => url.pathname === "/")
  }
})

test("a visitor tries the judging screen without an account @desktop", async ({ page }) => {
  await page.goto("/")
  await page.getByRole("link", { name: /Test Mode/ }).click()
  await expect(page.getByText("You are currently in Test Mode. Your scores will not be saved.")).toBeVisible()
})

test("a visitor who is nobody yet is sent from every private address to its sign-in @phone", async ({ page }) => {
  for (const [address, door] of [
    ["/judge", "/judge-login"],
    ["/judge/welcome", "/"],
    ["/dashboard", "/organizer-login"],
    ["/organizer-dashboard", "/organizer-login"],
    ["/master-admin", "/master-admin-login"],
    ["/master-admin-dashboard", "/master-admin-login"],
  ] as const) {
    await page.goto(address)
    await expect(page, address).toHaveURL((url) => url.pathname === door)
  }
})

test("a mistyped address says so and leads home @desktop", async ({ page, noise }) => {
  noise.expect(/status of 404/)
  await page.goto("/jugde")
  await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible()
  await page.getByRole("link", { name: "Go to the start page" }).click()
  await expect(page.getByRole("link", { name: "Judge an Event" })).toBeVisible()
})

test("colours follow the system, and the switch keeps another choice @desktop", async ({ page }) => {
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
})
