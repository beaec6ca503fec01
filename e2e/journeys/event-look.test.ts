import { expect, test } from "../fixtures/server.ts"
import { ownContest } from "../pages/own-contest.ts"
import { openDashboard, openWelcome } from "../pages/signed-in.ts"

/** A picture of one pixel. */
const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
)

test("the cover that an organizer uploads is what a judge sees below the event's text", async ({ page, request }) => {
  const contest = await ownContest(request, "baking", "Bake-off of Bregenz")
  await openDashboard(page, contest.event)
  await page.getByRole("button", { name: "Edit Event Details" }).click()
  const look = page.getByRole("group", { name: "Look" })
  await look
    .getByLabel(/Choose a Picture/)
    .first()
    .setInputFiles({ name: "cover.png", mimeType: "image/png", buffer: PIXEL })
  await expect(page.getByText("Cover photo saved")).toBeVisible()
  await look.getByLabel("Accent color").selectOption("Pink")
  await page.getByRole("button", { name: "Save Changes" }).click()
  await expect(page.getByText("Event updated")).toBeVisible()
  await openWelcome(page, contest.judge)
  const event = page.getByRole("region", { name: "Event" })
  await expect(event.locator("dl + img[src$='-thumb.webp']")).toBeVisible()
  await expect(event).toHaveAttribute("data-accent", "pink")
})
