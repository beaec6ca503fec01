import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createClient } from "@rosette/client"
import { expect, it } from "vitest"
import { freePort } from "../../../packages/testkit/src/postgres.ts"
import { spawnServer } from "../../server/test/server-process.ts"
import { PATIENCE_MS } from "./by-pipes.ts"
import { environmentOf, rosette, startRosette } from "./rosette.ts"
import { judgeEntries, PASSWORD } from "./show.ts"

it(
  "whoever watches the progress goes on watching after the server was killed and started again",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "rosette-ops-restarted-"))
    const settings = { PORT: String(await freePort()), DATA_DIR: join(folder, "data") }
    const url = `http://127.0.0.1:${settings.PORT}`
    const first = spawnServer(settings)
    await first.port
    const { eventId, accessCode } = await eventWithAnEntry(url)
    const env = environmentOf(join(folder, "home"), { ROSETTE_URL: url, ROSETTE_PASSWORD: PASSWORD })
    expect((await rosette(["login", String(eventId)], env)).code).toBe(0)
    const watching = startRosette(["progress", String(eventId), "--watch", "--json"], env)
    await expect.poll(watching.stdout).toContain('"submittedSheets":0')
    await first.remove()
    const second = spawnServer(settings)
    await second.port
    await judgeEntries(url, accessCode, 1)
    await expect.poll(watching.stdout).toContain('"submittedSheets":1')
    watching.child.kill("SIGINT")
    expect(await watching.ended).toMatchObject({ code: 0, stderr: "" })
    await second.remove()
    rmSync(folder, { recursive: true })
  },
  PATIENCE_MS,
)

async function eventWithAnEntry(url: string) {
  const { api } = createClient({ url })
  const { event } = await api.organizer.createEvent.mutate({
    name: "Pier Show",
    organizerName: "Olive",
    organizerPassword: PASSWORD,
    criteria: [{ name: "Paint", description: "Depth and finish", maxPoints: 100 }],
  })
  const entry = { entryName: "Blue Comet", ownerParticipant: "Mia", votingId: "101" }
  await api.organizer.createEntry.mutate({ eventId: event.id, ...entry })
  const { accessCode } = await api.organizer.createJudge.mutate({ eventId: event.id, name: "Ada" })
  return { eventId: event.id, accessCode }
}
