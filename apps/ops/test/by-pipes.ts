import { readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import { expect } from "vitest"
import { environmentOf, rosette, startRosette } from "./rosette.ts"
import { ENTRIES, JUDGES, judgeEntries, PASSWORD, showOnDisk, votingIdOf } from "./show.ts"

/** Two dozen programs are started one after the other, on a machine that may be busy. */
export const PATIENCE_MS = 300_000

/** A show from the event's file to the published results, as a script runs it: answers as JSON, by exit codes. */
export async function runShowByPipes(url: string): Promise<void> {
  const { folder, home, event, cars, photos } = await showOnDisk()
  const env = environmentOf(home, { ROSETTE_URL: url })
  const answerOf = async (...args: string[]) => {
    const { code, stdout, stderr } = await rosette([...args, "--json"], { ...env, ROSETTE_PASSWORD: PASSWORD })
    expect(`${code} ${stderr}`, args.join(" ")).toBe("0 ")
    return JSON.parse(stdout)
  }
  const created = await answerOf("events", "create", event)
  const id = String(created.event.id)
  expect(await answerOf("whoami")).toMatchObject({ masterAdmin: false, organizer: { eventId: created.event.id } })
  expect(await answerOf("entries", "import", id, cars, "--add-classes")).toMatchObject({ created: ENTRIES })
  await stoppedOnTheWay(env, id, photos)
  const { uploaded, present, ...left } = await answerOf("entries", "photos", id, photos)
  expect(present).not.toEqual([])
  expect([...present, ...uploaded]).toHaveLength(ENTRIES)
  expect(left).toEqual({ unsure: [], unknown: [], refused: [] })
  await answerOf("judges", "add", id, ...JUDGES)
  const codes: { name: string; accessCode: string }[] = await answerOf("judges", "codes", id, "--address", url)
  expect(codes.map(({ name }) => name)).toEqual(JUDGES)
  await watchedWhileJudged(url, env, id, codes)
  const results = await answerOf("results", id, "--class", "Street")
  expect(results.entries.slice(0, 2).map((entry: { votingId: string }) => entry.votingId)).toEqual([
    votingIdOf(ENTRIES),
    votingIdOf(ENTRIES - 2),
  ])
  await publishedOnceComplete(url, env, id, codes)
  const history: { action: string }[] = await answerOf("history", id, "--lines", "1")
  expect(history.map(({ action }) => action)).toEqual(["results.published"])
  const exported = join(folder, "exported.csv")
  expect((await rosette(["entries", "export", id, "--to", exported], env)).code).toBe(0)
  expect(readFileSync(exported, "utf8").trim().split(/\r?\n/)).toHaveLength(ENTRIES + 1)
  rmSync(folder, { recursive: true })
}

/** An upload of photos that is broken off once the first one is there. */
async function stoppedOnTheWay(env: Record<string, string>, id: string, photos: string): Promise<void> {
  const { child, ended } = startRosette(["entries", "photos", id, photos], env)
  const list = async () => (await rosette(["entries", "list", id], env)).stdout
  await expect.poll(list).toContain("  yes\n")
  child.kill("SIGINT")
  await ended
}

type Code = { accessCode: string }

/** All sheets but one are saved while `progress --watch` prints a line for each change. */
async function watchedWhileJudged(url: string, env: Record<string, string>, id: string, codes: readonly Code[]) {
  const watching = startRosette(["progress", id, "--watch", "--json"], env)
  await expect.poll(watching.stdout).toContain("\n")
  const saved = codes.map(({ accessCode }, at) => judgeEntries(url, accessCode, at === 0 ? ENTRIES - 1 : ENTRIES))
  await Promise.all(saved)
  const submitted = () => {
    const last = watching.stdout().trimEnd().split("\n").at(-1) ?? ""
    return JSON.parse(last).overview.submittedSheets
  }
  await expect.poll(submitted).toBe(JUDGES.length * ENTRIES - 1)
  watching.child.kill("SIGINT")
  expect((await watching.ended).code).toBe(0)
}

async function publishedOnceComplete(url: string, env: Record<string, string>, id: string, codes: readonly Code[]) {
  const blocked = await rosette(["publish", id, "--dry-run"], env)
  expect(blocked).toMatchObject({ code: 1, stderr: "" })
  expect(blocked.stdout).toContain(`Ada has not submitted 1 sheet: ${votingIdOf(ENTRIES)} Car ${ENTRIES}`)
  const refused = await rosette(["publish", id, "--yes"], env)
  expect(refused).toEqual({ code: 1, stdout: "", stderr: expect.stringContaining("1 thing is in the way") })
  await judgeEntries(url, codes[0]?.accessCode ?? "", ENTRIES)
  expect(await rosette(["publish", id, "--dry-run"], env)).toMatchObject({ code: 0 })
  const asked = await rosette(["publish", id], env)
  expect(asked).toEqual({ code: 2, stdout: "", stderr: expect.stringContaining("add --yes") })
  const published = await rosette(["publish", id, "--yes", "--time-zone", "Asia/Kathmandu"], env)
  expect(published).toMatchObject({ code: 0, stdout: expect.stringMatching(/^Version 1 is published: /) })
}
