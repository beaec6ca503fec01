import { expect, type Page } from "@playwright/test"
import type { PreparedEvent, PreparedJudge } from "./prepared-event.ts"

/** Signs in with the access code and waits for the welcome screen. */
export async function signInAsJudge(page: Page, judge: PreparedJudge): Promise<void> {
  await page.goto("/judge-login")
  await page.getByLabel("Judge Access Code").fill(judge.accessCode)
  await page.getByRole("button", { name: "Access Judging Platform" }).click()
  await expect(page.getByRole("heading", { name: `Welcome, ${judge.name}!` })).toBeVisible()
}

/** Chooses the event, signs in with the password and waits for the dashboard. */
export async function signInAsOrganizer(page: Page, event: PreparedEvent): Promise<void> {
  await page.goto("/organizer")
  await page.getByPlaceholder("Choose your event").fill(event.name)
  await page.getByRole("option", { name: event.name, exact: true }).click()
  await page.getByLabel("Admin Password", { exact: true }).fill(event.password)
  await page.getByRole("button", { name: "Access Dashboard" }).click()
  await expect(page).toHaveURL(/\/dashboard/)
  await expect(page.getByRole("tab", { name: "Overview" })).toBeVisible()
}

/** Signs in with the master password and waits for the list of events. */
export async function signInAsMasterAdmin(page: Page, password: string): Promise<void> {
  await page.goto("/master-admin-login")
  await page.getByLabel("Master Password", { exact: true }).fill(password)
  await page.getByRole("button", { name: "Access Master Dashboard" }).click()
  await expect(page.getByRole("heading", { name: /^All Contest Events/ })).toBeVisible()
}
