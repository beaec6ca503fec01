import { rmSync } from "node:fs"
import { createClient } from "@rosette/client"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { DATABASES } from "../../server/test/databases.ts"
import { type ServerProcess, spawnServer } from "../../server/test/server-process.ts"
import { PATIENCE_MS } from "./by-pipes.ts"
import { environmentOf } from "./rosette.ts"
import { JUDGES, judgeEntries, PASSWORD, showOnDisk } from "./show.ts"
import { openTerminal } from "./terminal.ts"

/** What was seen when is not compared. */
const withoutTimes = (screen: string) => screen.replaceAll(/now$|\d+ minutes? ago$/gm, "now")

const screenOf = (lines: readonly string[]) => lines.join("\n")

describe.each(DATABASES)("on $dialect", ({ create }) => {
  let database: Awaited<ReturnType<typeof create>>
  let server: ServerProcess
  let url: string
  let disk: Awaited<ReturnType<typeof showOnDisk>>
  let env: Record<string, string>
  beforeAll(async () => {
    database = await create()
    server = spawnServer({ MASTER_ADMIN_PASSWORD: "master-of-all-shows", DATABASE_URL: database.url })
    url = `http://127.0.0.1:${await server.port}`
    disk = await showOnDisk()
    env = environmentOf(disk.home, { ROSETTE_URL: url })
  })
  afterAll(async () => {
    await server.remove()
    await database.drop()
    rmSync(disk.folder, { recursive: true })
  })

  describe("on a terminal, one step after the other", () => {
    it(
      "a new event asks for its password, which is not shown",
      async () => {
        const terminal = openTerminal(["events", "create", disk.event], env)
        await terminal.shows("Organizer password of the new event")
        terminal.type(`${PASSWORD}\r`)
        expect(await terminal.ended).toBe(0)
        expect(terminal.shown()).toContain("Event 1 Pier Show is created, and you are signed in as its organizer.")
        expect(terminal.written()).not.toContain(PASSWORD)
      },
      PATIENCE_MS,
    )

    it(
      "nothing stays of the line that says how far sixty photos are",
      async () => {
        expect(await openTerminal(["entries", "import", "1", disk.cars, "--add-classes"], env).ended).toBe(0)
        const terminal = openTerminal(["entries", "photos", "1", disk.photos], env)
        expect(await terminal.ended).toBe(0)
        expect(terminal.shown()).toBe("60 photos uploaded.")
      },
      PATIENCE_MS,
    )

    it(
      "the progress is one screen that changes while judges save, and stays when it is ended",
      async () => {
        expect(await openTerminal(["judges", "add", "1", ...JUDGES], env).ended).toBe(0)
        const organizer = createClient({ url })
        await organizer.signIn.organizer({ eventId: 1, password: PASSWORD })
        const codes = await organizer.api.organizer.judges.query({ eventId: 1 })
        const terminal = openTerminal(["progress", "1", "--watch"], env)
        await terminal.shows(/^1 Pier Show\n0 of 180 sheets submitted\n/)
        await judgeEntries(url, codes[0]?.accessCode ?? "", 60)
        await judgeEntries(url, codes[1]?.accessCode ?? "", 20)
        await terminal.shows("80 of 180 sheets submitted")
        const table = [
          "1 Pier Show",
          "80 of 180 sheets submitted",
          "Time left: – (The event has no date and no time.)",
          "Expected end: Too early (Known once more sheets are in.)",
          "",
          "Judge        Submitted  Drafts  On phones  Behind      Seen",
          "Cäcilia Ört  0 of 60         0          0  20 entries  –",
          "Bo           20 of 60        0          0              now",
          "Ada          60 of 60        0          0              now",
        ]
        await expect.poll(() => withoutTimes(terminal.shown())).toBe(screenOf([...table, "", "Live. Ctrl-C ends it."]))
        terminal.type("\u0003")
        expect(await terminal.ended).toBe(0)
        expect(withoutTimes(terminal.shown())).toBe(screenOf(table))
      },
      PATIENCE_MS,
    )

    it(
      "what is in the way is one screen of sentences",
      async () => {
        const terminal = openTerminal(["publish", "1", "--dry-run"], env)
        expect(await terminal.ended).toBe(1)
        expect(terminal.shown()).toContain("Cäcilia Ört has not submitted 60 sheets: 101 Car 1, 102 Car 2, 103 Car 3")
      },
      PATIENCE_MS,
    )

    it(
      "once all sheets are in, the ranking is one table, and publishing asks before it closes judging",
      async () => {
        const organizer = createClient({ url })
        await organizer.signIn.organizer({ eventId: 1, password: PASSWORD })
        const codes = await organizer.api.organizer.judges.query({ eventId: 1 })
        for (const { accessCode } of codes) await judgeEntries(url, accessCode, 60)
        const ranking = openTerminal(["results", "1", "--class", "Street"], env)
        expect(await ranking.ended).toBe(0)
        expect(ranking.shown().split("\n").slice(0, 3)).toEqual([
          "Place  ID   Entry   Owner     Score  Judges  Decided by",
          "    1  160  Car 60  Owner 60  60%         3",
          "    2  158  Car 58  Owner 58  58%         3",
        ])
        const terminal = openTerminal(["publish", "1"], env)
        await terminal.shows("Close judging, and publish version 1 of the results?")
        terminal.type("y\r")
        expect(await terminal.ended).toBe(0)
        expect(terminal.shown()).toMatch(/\nVersion 1 is published: .* checksum/)
      },
      PATIENCE_MS,
    )

    it(
      "deleting asks first, and only yes deletes",
      async () => {
        const signedIn = openTerminal(["login", "--master-admin"], { ...env, ROSETTE_PASSWORD: "master-of-all-shows" })
        expect(await signedIn.ended).toBe(0)
        const kept = openTerminal(["events", "delete", "1"], env)
        await kept.shows("Delete 1 Pier Show with 60 entries, 3 judges, 360 scores, for good?")
        kept.type("\r")
        expect(await kept.ended).toBe(1)
        expect(kept.shown()).toContain("Nothing was changed.")
        const deleted = openTerminal(["events", "delete", "1"], env)
        await deleted.shows("for good?")
        deleted.type("y\r")
        expect(await deleted.ended).toBe(0)
        expect(deleted.shown()).toContain("Event 1 Pier Show is deleted.")
      },
      PATIENCE_MS,
    )

    it(
      "a question that is left with Ctrl-C has changed nothing",
      async () => {
        const terminal = openTerminal(["login", "1"], env)
        await terminal.shows("Organizer password of event 1")
        terminal.type("\u0003")
        expect(await terminal.ended).toBe(130)
        expect(terminal.shown()).toContain("Stopped. Nothing was changed.")
      },
      PATIENCE_MS,
    )

    it(
      "heads are bold, and without colours nothing is",
      async () => {
        const bold = openTerminal(["events", "list"], env)
        expect(await bold.ended).toBe(0)
        const plain = openTerminal(["events", "list"], { ...env, NO_COLOR: "1" })
        expect(await plain.ended).toBe(0)
        expect(plain.shown()).toBe(bold.shown())
        expect(plain.written()).not.toContain("\u001b[1m")
      },
      PATIENCE_MS,
    )
  })
})
