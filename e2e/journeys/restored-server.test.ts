import { cpSync, mkdirSync, readdirSync, rmSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "../fixtures/server.ts"
import type { RunningServer } from "../fixtures/server-process.ts"
import { expectLazyPartsLoaded, preparePanel, submitWithTerms, typeOnSlider } from "../pages/judging.ts"
import { criteriaOf } from "../pages/prepared-event.ts"
import { openJudging } from "../pages/signed-in.ts"

const databaseFiles = (folder: string) => readdirSync(folder).filter((name) => name.startsWith("rosette.db"))

/** Copies the database of a server that is stopped. */
function copyDatabase(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const name of databaseFiles(to)) rmSync(join(to, name))
  for (const name of databaseFiles(from)) cpSync(join(from, name), join(to, name))
}

async function restartWith(server: RunningServer, change: () => void): Promise<void> {
  await server.stop()
  change()
  await server.restart()
}

test("a sheet that a restored server has lost is sent again by the page that is still open @phone", async ({
  page,
  request,
  server,
  noise,
}) => {
  noise.expect(/ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE/)
  const { event, judge, entries } = await preparePanel(request)
  const copy = join(server.dataDir, "older-copy")
  await openJudging(page, judge)
  const allSent = page.getByRole("button", { name: "All sent" })
  await expect(allSent).toBeVisible()
  await expectLazyPartsLoaded(page)
  await restartWith(server, () => copyDatabase(server.dataDir, copy))

  for (const { name } of await criteriaOf(request, event.id)) {
    if (name !== "Battery") await typeOnSlider(page, name, 7)
  }
  await submitWithTerms(page)
  const stored = async () => {
    const answer = await request.get(`/api/judges/${judge.id}/entries/${entries[0]?.id}/scores`)
    return answer.ok() ? (await answer.json()).map(({ points }: { points: number }) => points) : []
  }
  // A submitted sheet has 0 points for what does not apply; a draft, which may arrive before it, does not.
  const submitted = [7, 7, 7, 0]
  await expect.poll(stored).toEqual(submitted)

  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await restartWith(server, () => copyDatabase(copy, server.dataDir))
  await expect.poll(stored).toEqual(submitted)
  await expect(allSent).toBeVisible()
  expect(await page.evaluate(() => "isSamePage" in window), "the page was not loaded again").toBe(true)
})
