// Compares what a page shows with a picture in e2e/pictures:
//
//   test.beforeEach(({ context }) => setFixedFont(context))   // e2e/fixtures/fixed-font.ts: the same font on every machine
//   await expectPicture("certificates-a4", () => page.screenshot({ animations: "disabled" }))
//
// Pictures are stored in grey and at half size, so that different builds of Chromium give the same picture; a line of text
// that moves by a few pixels still fails. The test replaces what differs between runs (today's date, an id), for example
// with `mask` or `still` below. `--update-snapshots` stores the new pictures: look at them before you commit.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { basename, dirname, join } from "node:path"
import { expect, type Page, test } from "@playwright/test"
import sharp from "sharp"

const FOLDER = join(import.meta.dirname, "../pictures")
const SCALE = 0.5
/** How much lighter or darker a pixel may be, of 255. */
const TONE = 64
/** How many pixels may differ by more: a small line of text that moves by 4 px gives 40 or more. */
const MAY_DIFFER = 20
const MAX_TRIES = 10
/** How long a page may take to show late content, such as the state of its connection. */
const PATIENCE_MS = 30_000
const SETTLING_MS = 500

type Picture = { grey: Buffer; width: number; height: number }

/** Fails unless the page looks like the picture of this name, or does so after a short time. */
export async function expectPicture(name: string, take: () => Promise<Buffer>): Promise<void> {
  const file = join(FOLDER, `${name}.png`)
  const { updateSnapshots } = test.info().config
  if (updateSnapshots === "all" || updateSnapshots === "changed") return keep(file, await settled(take))
  if (!existsSync(file)) throw new Error(`There is no picture ${name} yet: --update-snapshots stores one.`)
  const expected = await pictureOf(readFileSync(file), 1)
  let taken = await take()
  let found = await pictureOf(taken, SCALE)
  const until = Date.now() + PATIENCE_MS
  for (let isStill = false; differences(expected, found) > 0 && !isStill; ) {
    const next = await take()
    isStill = next.equals(taken) && Date.now() > until
    taken = next
    found = await pictureOf(taken, SCALE)
  }
  const count = differences(expected, found)
  if (count === 0) return
  const kept = test.info().outputPath(`${basename(name)}.png`)
  await keep(kept, found)
  expect(count, `Pixels that differ between ${kept} and ${file}`).toBe(0)
}

/** Replaces texts that differ between runs, so that pictures of the page are equal. */
export const still = (page: Page, replaced: { from: RegExp; to: string }[]): Promise<void> =>
  page.evaluate(
    (rules) => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        for (const { source, flags, to } of rules) {
          const before = text.nodeValue ?? ""
          const after = before.replace(new RegExp(source, flags), to)
          if (after !== before) text.nodeValue = after
        }
    },
    replaced.map(({ from: { source, flags }, to }) => ({ source, flags, to })),
  )

/**
 * Whether a pixel of one picture is in the other, at its place or in the row above or below: text at a fractional position is
 * drawn in one row or the next.
 */
function isIn(other: Picture, tone: number, at: number): boolean {
  const { grey, width } = other
  return [at, at - width, at + width].some((place) => Math.abs(tone - (grey[place] ?? Number.NaN)) <= TONE)
}

/** How many pixels differ; 0 if no more than two builds of a browser may differ. */
function differences(expected: Picture, found: Picture): number {
  if (expected.width !== found.width || expected.height !== found.height)
    return Math.max(expected.grey.length, found.grey.length)
  let count = 0
  for (const [at, tone] of expected.grey.entries())
    if (!isIn(found, tone, at) || !isIn(expected, found.grey[at] ?? 0, at)) count += 1
  return count > MAY_DIFFER ? count : 0
}

async function settled(take: () => Promise<Buffer>): Promise<Picture> {
  let taken = await take()
  const from = Date.now() + SETTLING_MS
  for (let tries = 0; tries < MAX_TRIES || Date.now() < from; tries++) {
    const next = await take()
    if (next.equals(taken) && Date.now() > from) break
    taken = next
  }
  return pictureOf(taken, SCALE)
}

async function pictureOf(png: Buffer, scale: number): Promise<Picture> {
  const { width = 0, height = 0 } = await sharp(png).metadata()
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) }
  const shrunk = sharp(png)
    .flatten({ background: "#ffffff" })
    .resize({ ...size, kernel: "linear", fit: "fill" })
  return { grey: await shrunk.greyscale().raw().toBuffer(), ...size }
}

const pngOf = ({ grey, width, height }: Picture): Promise<Buffer> =>
  sharp(grey, { raw: { width, height, channels: 1 } })
    .png({ palette: true, colours: 16, dither: 0 })
    .toBuffer()

async function keep(file: string, picture: Picture): Promise<void> {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, await pngOf(picture))
}
