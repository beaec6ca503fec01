import { noticeOf } from "../pages/notice.ts"
import { button, isShown, isShownEntry, search, slider } from "./judging-stage.ts"
import { found, rowsOf, type Scene } from "./table.ts"

const screen = rowsOf("screens")
const state = rowsOf("states")
const validation = rowsOf("validation")
const limits = rowsOf("limits")

const SECTIONS = ["Body", "Interior", "Engine Compartment", "Safety", "Area Setup", "Bonus"]

export const JUDGING: Scene = {
  name: "judging: what is shown",
  open: (stage) => isShownEntry(stage, "Silver Arrow"),
  rows: [
    screen.text("Nora New"),
    screen.button("Exit"),
    screen.text("Conformance Show"),
    screen.text(/0 of 4/),
    screen.text(/entries judged/i),
    screen.heading("Silver Arrow"),
    screen.text(/Entry #/),
    screen.text("Position 1 of 4"),
    screen.text("A01"),
    screen.text("Vehicle"),
    screen.text("Roadster, polished aluminium"),
    screen.text("Mia Berg"),
    screen.row("a click on the photo opens it in a new tab", async ({ page }) => {
      const link = page
        .getByRole("link")
        .filter({ has: page.locator("img") })
        .first()
      await found(link).toHaveAttribute("target", "_blank")
      await found(link).toHaveAttribute("href", /photos?\//)
    }),
    ...SECTIONS.map((name) => limits.text(name)),
    limits.row("criteria are in the section of their order: Paint in Body, Seats in Interior", async ({ page }) => {
      const text = (await page.locator("main").textContent()) ?? ""
      const order = ["Body", "Paint", "Interior", "Seats", "Engine Compartment", "Battery", "Safety", "Belts", "Booth"]
      const places = order.map((word) => text.indexOf(word))
      found(places).toEqual(places.toSorted((a, b) => a - b))
    }),
    screen.text("Max: 25 pts"),
    screen.text("Max: 5 pts"),
    screen.row("a slider from 0 to the criterion's maximum, in whole points", async (stage) => {
      const paint = slider(stage, "Paint")
      await paint.press("Home")
      await found(paint).toHaveAttribute("aria-valuemin", "0")
      await found(paint).toHaveAttribute("aria-valuemax", "25")
      await paint.press("ArrowRight")
      await found(paint).toHaveAttribute("aria-valuenow", "1")
      await paint.press("End")
      await found(paint).toHaveAttribute("aria-valuenow", "25")
    }),
    validation.text("N/A"),
    validation.text("(Not applicable)"),
    validation.row("a criterion that does not apply is disabled", async (stage) => {
      const battery = slider(stage, "Battery")
      if ((await battery.count()) > 0) await found(battery).toHaveAttribute("aria-disabled", "true")
    }),
    screen.field("Judge Comments"),
    screen.button("Submit Score"),
    screen.button("Save as Draft"),
    screen.placeholder("Search entries, names, IDs..."),
    validation.disabled(/^Previous/),
    screen.enabled(/^Next/),
    screen.text("1 of 4"),
    limits.row("the entry list is at most 16rem high and scrolls", async ({ page }) => {
      const heights = await page.evaluate(() =>
        [...document.querySelectorAll("*")].map((element) => getComputedStyle(element).maxHeight),
      )
      found(heights).toContain("256px")
    }),
    state.text("Pending"),
    screen.row("the selected entry is marked", async ({ page }) => {
      await found(
        page.locator("[aria-current=true], [aria-selected=true]").filter({ hasText: "Silver Arrow" }),
      ).toBeVisible()
    }),
    screen.text("Session Summary"),
    screen.text(/^Completed$/),
    screen.text(/^In[ -]Progress$/i),
    screen.text(/^Remaining$/),
    screen.text(/Need Help/),
    validation.text(/1 to 10/),
    screen.text(/scores are saved as drafts/i),
    screen.text(/search by entry name, ID or participant/i),
    screen.row("'Contact Support'", async ({ page }) => {
      const contact = page
        .getByRole("button", { name: "Contact Support" })
        .or(page.getByRole("link", { name: "Contact Support" }))
      await found(contact.first()).toBeVisible()
    }),
  ],
}

export const JUDGING_SEARCH: Scene = {
  name: "judging: search and moving on",
  open: (stage) => isShownEntry(stage, "Silver Arrow"),
  rows: [
    screen.row("the search counts its matches", async (stage) => {
      await search(stage).fill("a0")
      await isShown(stage, /2 .*(match|found|entries)|2 of 4/i)
    }),
    screen.row("the clear button empties the search", async (stage) => {
      await stage.page.getByRole("button", { name: "Clear search" }).first().click()
      await found(search(stage)).toHaveValue("")
    }),
    ...[
      ["entry name", "bLUE w", "Blue Whale"],
      ["voting ID", "b03", "Green Bolt"],
      ["description", "ARRIVED", "Late Comer"],
      ["owner/participant", "noah", "Blue Whale"],
    ].map(([what = "", text = "", entry = ""]) =>
      validation.row(`the search matches the ${what}, in any case`, async (stage) => {
        await search(stage).fill(text)
        await isShown(stage, /1 .*(match|found|entry)|1 of 4/i)
        await isShown(stage, entry)
      }),
    ),
    screen.row("an empty result says so and offers 'Clear search'", async (stage) => {
      await search(stage).fill("nobody")
      await isShown(stage, "No entries found")
      await stage.page.getByRole("button", { name: "Clear search" }).last().click()
      await found(search(stage)).toHaveValue("")
    }),
    screen.row("'Next' opens the next entry, 'Position 2 of 4' and '2 of 4'", async (stage) => {
      await button(stage, /^Next/).click()
      await isShown(stage, "Position 2 of 4")
      await isShown(stage, "2 of 4")
      await found(stage.page.getByRole("heading", { name: "Blue Whale" }).first()).toBeVisible()
    }),
    screen.text("No photo available"),
    screen.row("'Previous' goes back", async (stage) => {
      await button(stage, /^Previous/).click()
      await isShown(stage, "Position 1 of 4")
    }),
    validation.row("'Next' is disabled on the last entry", async (stage) => {
      for (const position of [2, 3, 4]) {
        await button(stage, /^Next/).click()
        await isShown(stage, `Position ${position} of 4`)
      }
      await found(button(stage, /^Next/)).toBeDisabled()
    }),
    validation.row("a criterion applies to an entry that meets what it requires", async (stage) => {
      await button(stage, /^Previous/).click()
      await found(stage.page.getByText("(Not applicable)")).toHaveCount(0)
      await slider(stage, "Battery").press("End")
      await found(slider(stage, "Battery")).toHaveAttribute("aria-valuenow", "10")
      // The exit that follows ends the session, so no save may still be running.
      await isShown(stage, "Draft saved")
    }),
    state.row("Exit removes session and data, and leads to the start page", async (stage) => {
      stage.page.on("dialog", (dialog) => dialog.accept())
      await button(stage, "Exit").click()
      const leave = stage.page.getByRole("dialog").getByRole("button").last()
      const home = stage.page.getByRole("link", { name: "Judge an Event" })
      await found(leave.or(home).first()).toBeVisible()
      if (await leave.isVisible()) await leave.click()
      await found(stage.page).toHaveURL((url) => url.pathname === "/")
      const keys = await stage.page.evaluate(() => Object.keys(localStorage))
      found(keys.filter((key) => /judge-(session|data)/.test(key))).toEqual([])
    }),
    state.leadsTo("/judge-login", "without a stored session the screen leads to the sign-in", ({ page }) =>
      page.goto("/judge"),
    ),
  ],
}

export const JUDGING_DEMO: Scene = {
  name: "judging: test mode",
  open: async ({ page }) => {
    // The previous pages have requested who is signed in.
    await page.goto("about:blank")
    await page.goto("/judge?demo")
  },
  rows: [
    state.text("You are currently in Test Mode. Your scores will not be saved."),
    screen.text("Demo Mode"),
    screen.text("DEMO001"),
    ...["Creativity", "Technical Skill", "Presentation"].map((name) => screen.text(name)),
    screen.text("Max: 10 pts"),
    state.row("a draft is simulated with one second's delay: nothing is sent, nothing stored", async (stage) => {
      const sent: string[] = []
      stage.page.on("request", (request) => {
        if (/\/(trpc|api)\//.test(request.url())) sent.push(request.url())
      })
      await stage.page.clock.install()
      // Without this time passes too, and on a busy machine the second is over before the check.
      await stage.page.clock.pauseAt(Date.now() + 1_000)
      await button(stage, "Save as Draft").click()
      await stage.page.clock.runFor(800)
      await found(noticeOf(stage.page, "Demo draft saved")).toHaveCount(0)
      await stage.page.clock.runFor(300)
      const notice = noticeOf(stage.page, "Demo draft saved", "This is a demonstration - no data was actually saved")
      await found(notice).toBeVisible()
      found(sent).toEqual([])
    }),
    state.row("a submission asks for no terms: 'Demo score submitted'", async (stage) => {
      await button(stage, "Submit Score").click()
      await stage.page.clock.runFor(1_100)
      const notice = noticeOf(
        stage.page,
        "Demo score submitted",
        "This is a demonstration - no data was actually saved",
      )
      await found(notice).toBeVisible()
      await found(stage.page.getByRole("dialog")).toHaveCount(0)
      const keys = await stage.page.evaluate(() => Object.keys(localStorage))
      found(keys.filter((key) => /judge|terms/.test(key))).toEqual([])
    }),
  ],
}
