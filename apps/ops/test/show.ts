import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createClient } from "@rosette/client"
import { IS_WHOLE_RUN } from "@rosette/testkit"
import { jpeg } from "../../server/test/scenes/pictures.ts"

export const PASSWORD = "open-the-hood"
/** An even number: the last one is of the class Street. */
export const ENTRIES = IS_WHOLE_RUN ? 60 : 20
export const JUDGES = ["Ada", "Bo", "Cäcilia Ört"]

const EVENT = {
  name: "Pier Show",
  organizerName: "Olive",
  criteria: [
    { name: "Paint", description: "Depth and finish", maxPoints: 100 },
    { name: "Chrome", description: "Shine", maxPoints: 100 },
  ],
}

export const votingIdOf = (number: number) => String(100 + number)

/** What an organizer has on the disk before a show: the event, a list of entries in two classes, and their photos. */
export async function showOnDisk() {
  const folder = mkdtempSync(join(tmpdir(), "rosette-ops-show-"))
  const files = { event: join(folder, "event.json"), cars: join(folder, "cars.csv"), photos: join(folder, "photos") }
  writeFileSync(files.event, JSON.stringify(EVENT))
  const rows = Array.from({ length: ENTRIES }, (_, at) => at + 1).map(
    (number) => `Car ${number},Owner ${number},${votingIdOf(number)},${number % 2 === 0 ? "Street" : "Race"}`,
  )
  writeFileSync(files.cars, `${["Entry Name,Owner/Participant,Voting ID,Class", ...rows].join("\n")}\n`)
  mkdirSync(files.photos)
  const photo = await jpeg()
  for (let number = 1; number <= ENTRIES; number++)
    writeFileSync(join(files.photos, `${votingIdOf(number)}.jpg`), photo)
  return { folder, home: join(folder, "home"), ...files }
}

/** Signs in as the judge of a code, and submits sheets: the entry with the highest voting ID gets the most points. */
export async function judgeEntries(url: string, accessCode: string, count: number): Promise<void> {
  const client = createClient({ url })
  const { judge } = await client.signIn.judge({ accessCode })
  const { entries, criteria, sheets } = await client.api.judge.workspace.query()
  const open = entries.filter(({ id }) => !sheets.some((sheet) => sheet.entryId === id && sheet.isSubmitted))
  for (const { id, votingId } of open.slice(0, count)) {
    const scores = criteria.map((criterion) => ({ criterionId: criterion.id, points: Number(votingId) - 100 }))
    await client.api.judge.saveSheet.mutate({ judgeId: judge.id, entryId: id, scores, isSubmitted: true })
  }
}
