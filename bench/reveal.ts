// How smoothly the stage reveals winners at a quarter of the CPU speed: npm run bench reveal [-- --rounds 3]
// An award of the audience and the three places, with large photos and without, by the browser's own trace of its frames.
import { randomBytes } from "node:crypto"
import { parseArgs } from "node:util"
import { type Browser, chromium, type Page } from "@playwright/test"
import sharp from "sharp"
import { chromiumOptions } from "../e2e/fixtures/chromium.ts"
import { startProduct } from "./lib/bench-server.ts"
import { clientWith } from "./lib/client-with.ts"
import { freshDatabase } from "./lib/databases.ts"
import { percentile } from "./lib/figures.ts"
import { submitAllSheets } from "./lib/judged-show.ts"
import { type JudgingShow, openJudgingShow } from "./lib/judging-show.ts"
import { type Figure, report } from "./lib/report.ts"
import { type AnnouncedShow, announceShow } from "./public/announced-show.ts"
import { type Frames, framesDuring } from "./reveal/frames.ts"
import { ask } from "./vote/asking.ts"
import { makePoll } from "./vote/voting-show.ts"
import { slowCpu } from "./web/browser.ts"

const PROJECTOR = { width: 1_920, height: 1_080 }
/** Longer than every part of a reveal but the slow zoom. */
const REVEAL_MS = 3_500
const LEAST_SHOWN = 0.95
const MOST_BETWEEN_MS = 50

const { values } = parseArgs({ options: { rounds: { type: "string", default: "3" } } })
const rounds = Number(values.rounds)

/** The audience has voted for an entry, and an award goes by that. */
async function voteFor(address: string, show: JudgingShow, entryId: number): Promise<void> {
  const { organizer, awards } = clientWith(address, show.organizerCookie).api
  const { pollId, codes } = await makePoll(address, show, 1)
  await organizer.openPoll.mutate({ pollId })
  await ask({ port: Number(new URL(address).port), path: "/vote", body: { code: codes[0], pollId, entryId } })
  await organizer.closePoll.mutate({ pollId })
  const fields = { name: "People's Choice", basis: "audience" as const, basisId: pollId }
  await awards.create.mutate({ eventId: show.eventId, ...fields })
  const { version } = await awards.proposal.query({ eventId: show.eventId })
  await awards.accept.mutate({ eventId: show.eventId, version })
}

/** A photo with as much detail as one from a camera, which takes time to decode. */
async function addPhotos(address: string, show: JudgingShow): Promise<void> {
  const { width, height } = { width: 2_048, height: 1_536 }
  const pixels = { raw: { width, height, channels: 3 as const } }
  const picture = await sharp(randomBytes(width * height * 3), pixels)
    .blur(2)
    .jpeg()
    .toBuffer()
  const client = clientWith(address, show.organizerCookie)
  for (const entryId of show.entryIds) await client.uploadPhoto(entryId, new Blob([new Uint8Array(picture)]))
}

/** Announces everything once; the frames of each reveal. */
async function revealAll(browser: Browser, page: Page, { api, eventId }: AnnouncedShow): Promise<Frames[]> {
  const found: Frames[] = []
  let ceremony = await api.organizer.ceremony.query({ eventId })
  const move = async (action: "next" | "restart") => {
    ceremony = await api.organizer.moveCeremony.mutate({ eventId, version: ceremony.version, action })
  }
  if (ceremony.phase !== "before") await move("restart")
  while (ceremony.phase !== "after") {
    if (ceremony.phase !== "title") {
      await move("next")
      continue
    }
    const frames = await framesDuring(browser, async () => {
      await move("next")
      await page.locator("[data-shows=winners]").first().waitFor()
      await page.waitForTimeout(REVEAL_MS)
    })
    found.push(frames)
  }
  return found
}

async function measure(hasPhotos: boolean): Promise<Figure[]> {
  const database = await freshDatabase("sqlite")
  const show = await openJudgingShow(database.url, { entries: 6, judges: 3, criteria: 5 })
  submitAllSheets(database.url.slice("file:".length), show.eventId)
  const server = await startProduct({ DATABASE_URL: database.url })
  const address = `http://127.0.0.1:${server.port}`
  const browser = await chromium.launch(chromiumOptions())
  try {
    if (hasPhotos) await addPhotos(address, show)
    await voteFor(address, show, show.entryIds[0] ?? 0)
    const announced = await announceShow(server.port, show)
    const context = await browser.newContext({ baseURL: address, viewport: PROJECTOR, reducedMotion: "no-preference" })
    const page = await context.newPage()
    await page.goto(`/stage/${announced.stageKey}`)
    await page.getByRole("heading", { level: 1 }).waitFor()
    await slowCpu(page)
    const frames: Frames[] = []
    for (let round = 0; round < rounds; round++) frames.push(...(await revealAll(browser, page, announced)))
    return figuresOf(hasPhotos ? "with photos" : "without photos", frames)
  } finally {
    await browser.close()
    await server.stop()
    await database.drop()
  }
}

function figuresOf(name: string, frames: readonly Frames[]): Figure[] {
  const sum = (of: (one: Frames) => number) => frames.reduce((total, one) => total + of(one), 0)
  const shown = sum((one) => one.shown)
  const gaps = frames.flatMap((one) => one.gaps)
  const inTime = gaps.filter((gap) => gap <= MOST_BETWEEN_MS).length / gaps.length
  return [
    { name: `${name}: reveals`, value: frames.length },
    { name: `${name}: frames shown`, value: shown },
    { name: `${name}: share of frames not dropped`, value: shown / (shown + sum((one) => one.dropped)) },
    { name: `${name}: share within ${MOST_BETWEEN_MS} ms of the last`, value: inTime, atLeast: LEAST_SHOWN },
    { name: `${name}: between frames p95`, value: percentile(gaps, 0.95), unit: "ms" },
    { name: `${name}: between frames, longest`, value: Math.max(...gaps), unit: "ms" },
  ]
}

const figures: Figure[] = []
for (const hasPhotos of [true, false]) figures.push(...(await measure(hasPhotos)))
report(figures)
