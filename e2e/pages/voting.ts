import { expect, type Page } from "@playwright/test"

/** Opens the link of a ticket, as a phone's camera does. The code leaves the address at once. */
export async function openTicket(phone: Page, code: string): Promise<void> {
  await phone.goto(`/v#${code}`)
  await expect(phone.getByRole("heading", { level: 2 }).first()).toBeVisible()
  expect(phone.url()).not.toContain(code)
}

/** Types the code of a ticket on the open first page. */
export async function typeTicket(phone: Page, code: string): Promise<void> {
  await phone.getByLabel("The code on your ticket").fill(code)
  await phone.getByRole("button", { name: "Continue" }).click()
}

/** Presses an entry in a poll of the ballot; `asks` is the question that follows. */
export async function choose(phone: Page, poll: string, votingId: string, asks: string): Promise<void> {
  const section = phone.locator("section").filter({ has: phone.getByRole("heading", { name: poll }) })
  await section.getByRole("button", { name: `Choose ${votingId}` }).click()
  await expect(phone.getByRole("heading", { level: 1, name: asks })).toBeVisible()
}

/** Answers the question; the page says what was counted. */
export async function vote(phone: Page, votingId: string): Promise<void> {
  await phone.getByRole("button", { name: "Vote", exact: true }).click()
  await expect(phone.getByRole("heading", { level: 1, name: `Counted: ${votingId}` })).toBeVisible()
  await expect(phone.getByText("You can change it until voting closes.")).toBeVisible()
}
