import assert from "node:assert/strict"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { request } from "@playwright/test"
import type { RunningServer } from "../fixtures/server-process.ts"
import { apiOf } from "../pages/client-of.ts"
import { photoOf } from "../pages/photo.ts"
import { criteriaOf, entriesOf, eventByName, judgesOf, saveSheet, signInOrganizer } from "../pages/prepared-event.ts"
import type { Engine } from "./engine.ts"
import type { Step } from "./report.ts"
import { captureSavedFile, savedFile } from "./saved-file.ts"
import { screenOf, until } from "./screen.ts"

const PASSWORD = "harbour-2026"
const CSV =
  'Entry Name,Description,Owner/Participant,Voting ID\r\n"Fox, red",Roadster,Tom Álvarez,A2\r\nGull,,Ida Falk,A3\r\n'

/** An organizer's journey: a new event, its entries and a judge, live progress, results, a winner, an award, logout. */
export async function organizerJourney(engine: Engine, server: RunningServer): Promise<Step[]> {
  const screen = screenOf(engine, server.baseURL)
  const api = await request.newContext({ baseURL: server.baseURL })
  const files = mkdtempSync(join(tmpdir(), "rosette-engines-"))
  const name = `Harbour Day in ${engine.name}`
  const button = (label: string, dialog?: string) =>
    ({ role: "button", name: label, ...(dialog !== undefined && { dialog }) }) as const
  const tab = async (label: string) => {
    await screen.click({ role: "tab", name: label, isBeginning: true })
  }
  /** Waits for the dialog's file input, which appears shortly after the button was clicked. */
  const chooseFile = async (file: string) => {
    const field = "[role=dialog] input[type=file]"
    await until("the file input", () => engine.run((css) => document.querySelector(css) !== null, field))
    await engine.choose(field, file)
  }
  const asOrganizer = async () => {
    const { id } = await eventByName(api, name)
    await signInOrganizer(api, { id, name, passcode: "", password: PASSWORD, organizerName: "" })
    return id
  }

  return [
    [
      "creates an event",
      async () => {
        await screen.open("/create-event")
        await screen.fill("Event Name", name)
        await screen.fill("Organizer Name", "Olga Brandt")
        await screen.fill("Event Date", "June 20, 2026")
        await screen.fill("Event Time", "09:00 - 17:30")
        await screen.fill("Location", "Pier 3, Harbour")
        await screen.fill("Admin Password", PASSWORD)
        await screen.fill("Name", "Paint")
        await screen.fill("Description", "Depth, evenness, finish.")
        await screen.click(button("Create Event"))
        await screen.shows("Event created successfully")
      },
    ],
    [
      "adds an entry, and imports a file with two more",
      async () => {
        await tab("Entries")
        await screen.click(button("Add Entry"))
        await screen.fill("Entry Name", "Silver Arrow", "Add Entry")
        await screen.fill("Owner/Participant", "Noah", "Add Entry")
        await screen.fill("Voting ID", "A1", "Add Entry")
        await screen.click(button("Add Entry", "Add Entry"))
        await screen.shows("Silver Arrow")
        await screen.click(button("Import CSV"))
        const file = join(files, "entries.csv")
        writeFileSync(file, CSV)
        await chooseFile(file)
        await screen.click({
          role: "button",
          name: "Import 2",
          isBeginning: true,
          dialog: "Import entries from a CSV file",
        })
        // The preview in the dialog shows the rows before they are saved.
        await until("three entries", async () => (await entriesOf(api, await asOrganizer())).length === 3)
        await screen.shows("Gull")
      },
    ],
    [
      "gives an entry a photo",
      async () => {
        await screen.click(button("Photo of Gull"))
        const file = join(files, "gull.png")
        writeFileSync(file, photoOf("#b3261e"))
        await chooseFile(file)
        await screen.shows("Photo saved")
        await until("the photo in the dialog", () =>
          engine.run(() => {
            const picture = document.querySelector<HTMLImageElement>("[role=dialog] img")
            return picture?.complete === true && picture.naturalWidth > 0
          }),
        )
        await screen.click({ role: "button", name: "Done" })
        const entries = await entriesOf(api, await asOrganizer())
        assert.match(entries.find(({ entryName }) => entryName === "Gull")?.imageUrl ?? "", /^\/photos\//)
      },
    ],
    [
      "downloads a file with all entries",
      async () => {
        await engine.run(captureSavedFile)
        await screen.click({ role: "button", name: "Download CSV", isBeginning: true })
        const text = await until("the file", () => engine.run(savedFile))
        for (const part of ["Silver Arrow", '"Fox, red"', "Gull", "/photos/"]) assert.ok(text.includes(part), part)
      },
    ],
    [
      "adds a judge, and sees their progress live",
      async () => {
        await tab("Judges")
        await screen.fill("Judge Name", "Mia Berg")
        await engine.press("Enter")
        await screen.shows("Judge added")
        const eventId = await asOrganizer()
        const [[judge], [paint], entries] = await Promise.all([
          judgesOf(api, eventId),
          criteriaOf(api, eventId),
          entriesOf(api, eventId),
        ])
        assert(judge && paint, "The event has a judge and a criterion")
        const phone = await request.newContext({ baseURL: server.baseURL })
        for (const [place, { id }] of entries.entries()) {
          const scores = [{ criterionId: paint.id, points: 25 - 5 * place }]
          await saveSheet(phone, judge, { entryId: id, scores, isSubmitted: true })
        }
        await phone.dispose()
        await screen.shows("3 of 3")
      },
    ],
    [
      "confirms the winner",
      async () => {
        await tab("Results")
        await screen.shows("Overall Winner")
        await screen.click({ role: "button", name: "Confirm Winner: Overall Winner", isBeginning: true })
        await screen.click(button("Confirm Winner"))
        await screen.shows("Winner confirmed")
      },
    ],
    [
      "makes an award and assigns it",
      async () => {
        await tab("Awards")
        await screen.click({ role: "button", name: "Add New Award", isBeginning: true })
        await screen.fill("Award Name", "Best of Show", "Add New Award")
        await screen.click(button("Create", "Add New Award"))
        await screen.click({ role: "button", name: "Assign Award", isBeginning: true })
        await screen.click({ role: "field", name: "Entry", dialog: "Assign Award" })
        await screen.click({ role: "option", name: "Silver Arrow", isBeginning: true })
        await screen.click(button("Assign Award", "Assign Award"))
        const eventId = await asOrganizer()
        await until("the award on the server", async () => {
          const winners = await apiOf(api).awards.winners.query({ eventId })
          return winners.length === 1
        })
      },
    ],
    [
      "logs out, and is offered no way back",
      async () => {
        await screen.click(button("Logout"))
        await screen.shows("Choose your event and enter its password.")
        const { organizer } = await engine.run(async () => (await fetch("/api/session")).json())
        assert.equal(organizer, null)
        await api.dispose()
        rmSync(files, { recursive: true, force: true })
      },
    ],
  ]
}
