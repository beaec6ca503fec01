import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type Client, createClient } from "@rosette/client"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type ServerProcess, spawnServer } from "../../server/test/server-process.ts"
import { environmentOf, rosette, startRosette } from "./rosette.ts"
import { judgeEntries, PASSWORD } from "./show.ts"

const MASTER_PASSWORD = "master-of-all-shows"
const CRITERIA = [{ name: "Paint", description: "Depth and finish", maxPoints: 100 }]

let server: ServerProcess
let client: Client
let folder: string
let env: Record<string, string>
/** The number of the event, and the access code of its only judge. */
let id: string
let code: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "rosette-ops-commands-"))
  server = spawnServer({ MASTER_ADMIN_PASSWORD: MASTER_PASSWORD, PUBLIC_URL: "https://shows.example" })
  const url = `http://127.0.0.1:${await server.port}`
  env = environmentOf(join(folder, "home"), { ROSETTE_URL: url })
  client = createClient({ url })
  const { event } = await client.api.organizer.createEvent.mutate({
    name: "Pier Show",
    organizerName: "Olive",
    organizerPassword: PASSWORD,
    criteria: CRITERIA,
  })
  id = String(event.id)
  for (const [at, entryName] of ["Blue Comet", "Desert Fox", "Night Owl"].entries())
    await client.api.organizer.createEntry.mutate({
      eventId: event.id,
      entryName,
      ownerParticipant: "Mia",
      votingId: `10${at + 1}`,
    })
  code = (await client.api.organizer.createJudge.mutate({ eventId: event.id, name: "Ada" })).accessCode
  const passwordFile = join(folder, "password")
  writeFileSync(passwordFile, `${PASSWORD}\n`)
  expect(await rosette(["login", id, "--password-file", passwordFile], env)).toMatchObject({ code: 0 })
})
afterAll(async () => {
  await server.remove()
  rmSync(folder, { recursive: true })
})

/** What a command prints that is done. */
async function printed(...args: string[]): Promise<string> {
  const { code: exitCode, stdout, stderr } = await rosette(args, env)
  expect(`${exitCode} ${stderr}`).toBe("0 ")
  return stdout
}

describe("signing in", () => {
  it("takes the password from the input, and says when it is wrong", async () => {
    const wrong = await rosette(["login", id, "--password-file", "-"], env, "not-this-one\n")
    expect(wrong).toEqual({ code: 1, stdout: "", stderr: expect.stringContaining("sign-in details are not right") })
  })

  it("needs somebody to ask, or a password from elsewhere", async () => {
    expect(await rosette(["login", id], env)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("ROSETTE_PASSWORD"),
    })
    expect(await rosette(["login"], env)).toMatchObject({ code: 2, stderr: expect.stringContaining("--master-admin") })
  })

  it("tells whoever is not signed in how to, and the program its code", async () => {
    const nobody = environmentOf(join(folder, "nobody"), { ROSETTE_URL: env.ROSETTE_URL ?? "" })
    const refused = await rosette(["judges", "list", id], nobody)
    expect(refused).toMatchObject({
      code: 1,
      stderr: "Please sign in to continue.\n  rosette login EVENT, or rosette login --master-admin\n",
    })
    const asJson = await rosette(["judges", "list", id, "--json"], nobody)
    expect(JSON.parse(asJson.stderr)).toMatchObject({ error: "Please sign in to continue.", code: "SIGN_IN_REQUIRED" })
    expect((await rosette(["whoami"], nobody)).code).toBe(1)
  })

  it("ends with logging out", async () => {
    const { ROSETTE_URL = "" } = env
    const other = environmentOf(join(folder, "other"), { ROSETTE_URL, ROSETTE_PASSWORD: MASTER_PASSWORD })
    expect((await rosette(["login", "--master-admin"], other)).code).toBe(0)
    expect((await rosette(["logout"], other)).code).toBe(0)
    expect((await rosette(["whoami"], other)).code).toBe(1)
  })
})

describe("tables for people", () => {
  it("of events, of one event, of entries and of judges", async () => {
    expect(await printed("events", "list")).toBe(
      "Event  Name       Date  Location  Judging\n    1  Pier Show                  open\n",
    )
    expect(await printed("events", "show", id)).toContain("Sheets       0 of 3 submitted")
    expect((await printed("entries", "list", id)).split("\n")[1]).toBe("101  Blue Comet  Mia    –      no")
    expect((await printed("judges", "list", id)).split("\n")[1]).toBe("Ada    0 of 3          0          0  –")
  })

  it("say that there is nothing rather than nothing", async () => {
    expect(await printed("ties", id)).toBe("There is no tie that matters.\n")
    expect(await printed("awards", id)).toBe("There are no awards.\n")
  })

  it("of awards, in the words of their tab", async () => {
    const { id: awardId } = await client.api.awards.create.mutate({
      eventId: Number(id),
      name: "Best of Show",
      basis: "overall",
    })
    await judgeEntries(env.ROSETTE_URL ?? "", code, 3)
    expect(await printed("awards", id)).toMatch(/1 {2}Best of Show {2}0 of 1 {3}– {8}103 Night Owl, 1st overall\n/)
    await client.api.awards.delete.mutate({ awardId })
  })

  it("of a ranking with a tie, and of the tie", async () => {
    const { accessCode } = await client.api.organizer.createJudge.mutate({ eventId: Number(id), name: "Bo" })
    const judge = createClient({ url: env.ROSETTE_URL ?? "" })
    const { judge: bo } = await judge.signIn.judge({ accessCode })
    const { entries, criteria } = await judge.api.judge.workspace.query()
    for (const [at, { id: entryId }] of entries.entries())
      await judge.api.judge.saveSheet.mutate({
        judgeId: bo.id,
        entryId,
        isSubmitted: true,
        // Ada gave 1, 2 and 3.
        scores: criteria.map((criterion) => ({ criterionId: criterion.id, points: 3 - at })),
      })
    expect(await printed("results", id)).toMatch(/ 1 {2}101 {2}Blue Comet {2}Mia {4}2% +2 {2}open tie\n/)
    expect(await printed("ties", id)).toMatch(
      /^1st place: open\n {2}101 · Blue Comet\n {2}102 · Desert Fox\n {2}103 · Night Owl\n/,
    )
    const { stdout } = await rosette(["publish", id, "--dry-run"], env)
    expect(stdout).toContain("101 Blue Comet, 102 Desert Fox, 103 Night Owl are tied for 1st place")
  })

  it("say which classes there are", async () => {
    const { code: exitCode, stderr } = await rosette(["results", id, "--class", "Street"], env)
    expect([exitCode, stderr]).toEqual([1, "This event has no classes.\n"])
  })
})

it("judging is closed and opened again", async () => {
  expect(await printed("events", "close", id)).toBe("Pier Show: judging is closed.\n")
  expect(await printed("events", "open", id)).toBe("Pier Show: judging is open.\n")
})

it("an event like it is created, with the set-up that is wanted", async () => {
  const home = environmentOf(join(folder, "cloning"), { ROSETTE_URL: env.ROSETTE_URL ?? "" })
  const passwordFile = join(folder, "password")
  await rosette(["login", id, "--password-file", passwordFile], home)
  const cloning = ["events", "clone", id, "Pier Show 2027", "--no-judges", "--password-file", passwordFile]
  const { code: exitCode, stdout } = await rosette(cloning, home)
  expect([exitCode, stdout]).toEqual([
    0,
    expect.stringMatching(/^Event \d+ Pier Show 2027 is created, and you are signed in as its organizer\.\n/),
  ])
})

describe("codes", () => {
  it("lead to the public address, as a CSV file that only its owner reads", async () => {
    const file = join(folder, "codes.csv")
    expect(await printed("judges", "codes", id, "--format", "csv", "--to", file)).toBe("")
    expect(readFileSync(file, "utf8")).toContain(`Ada,${code},https://shows.example/judge-login#code=${code}\r\n`)
    expect(statSync(file).mode & 0o077).toBe(0)
  })

  it("are cards with the name and the code", async () => {
    const svg = await printed("judges", "codes", id, "--format", "svg")
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="210mm"/)
    expect(svg).toContain(`>${code}</text>`)
  })
})

describe("an import", () => {
  const list = (...rows: string[]) => {
    const file = join(folder, "cars.csv")
    writeFileSync(file, `${["Entry Name,Owner/Participant,Voting ID", ...rows].join("\n")}\n`)
    return file
  }

  it("says what it would do, and refuses what is there already with row and column", async () => {
    const file = list("Blue Comet II,Mia,101", "Red Kite,Tom,104")
    expect(await printed("entries", "import", id, file, "--dry-run")).toContain("1 new, 1 changed, 0 unchanged")
    const refused = await rosette(["entries", "import", id, file], env)
    expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining("row 1, Voting ID: ") })
  })

  it("overwrites only after a question", async () => {
    const args = ["entries", "import", id, list("Blue Comet II,Mia,101"), "--existing", "update"]
    expect(await rosette(args, env)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("Overwrite fields of 1 entry"),
    })
    expect(await printed(...args, "--yes")).toBe("0 entries added, 1 changed, 0 left as they were.\n")
  })

  it("says what a file is that is no list", async () => {
    const file = join(folder, "cars.xlsx")
    writeFileSync(file, "PK\u0003\u0004…")
    expect(await rosette(["entries", "import", id, file], env)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("Excel workbook"),
    })
    expect(await rosette(["entries", "import", id, "not-there.csv"], env)).toMatchObject({ code: 2 })
  })
})

it("the history follows what is changed", async () => {
  const following = startRosette(["history", id, "--follow", "--lines", "1"], env)
  await expect.poll(following.stdout).toContain("\n")
  const before = following.stdout()
  await client.api.organizer.createJudge.mutate({ eventId: Number(id), name: "Cy" })
  await expect.poll(following.stdout).toMatch(/Olive · Judge added: .*Cy\n/)
  expect(following.stdout().startsWith(before)).toBe(true)
  following.child.kill("SIGINT")
  expect((await following.ended).code).toBe(0)
})

it("a session is ended after a question, and once", async () => {
  await createClient({ url: env.ROSETTE_URL ?? "" }).signIn.judge({ accessCode: code })
  const sessions: { id: string; role: string }[] = JSON.parse(await printed("sessions", "list", id, "--json"))
  const session = sessions.find(({ role }) => role === "judge")?.id ?? ""
  expect((await rosette(["sessions", "end", id, session], env)).code).toBe(2)
  expect(await printed("sessions", "end", id, session, "--yes")).toBe("1 session ended.\n")
  const { stderr } = await rosette(["sessions", "end", id, session, "--yes"], env)
  expect(stderr).toContain("no such session any more")
})

it("a word that is no command, and a number that is none, are usage", async () => {
  expect(await rosette(["evnets"], env)).toMatchObject({
    code: 2,
    stderr: expect.stringContaining("Did you mean events?"),
  })
  expect(await rosette(["results", "pier"], env)).toMatchObject({ code: 2 })
  const asJson = await rosette(["results", id, "--clas", "Street", "--json"], env)
  expect(JSON.parse(asJson.stderr)).toMatchObject({ error: "unknown option '--clas'", code: "USAGE" })
  expect(await rosette([], env)).toMatchObject({ code: 2, stderr: expect.stringContaining("Usage: rosette") })
  expect(await rosette(["--version"], env)).toMatchObject({ code: 0, stderr: "" })
})
