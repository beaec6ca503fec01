import type { Locator } from "@playwright/test"
import sharp from "sharp"
import { codesInPicture } from "../../apps/web/src/features/judging/cards/reader/read-picture.ts"

/** The codes that a camera reads on a piece of paper. */
export async function scanned(paper: Locator): Promise<string[]> {
  const picture = sharp(await paper.screenshot()).resize({ width: 1_200 })
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return codesInPicture({ width: info.width, height: info.height, data: new Uint8ClampedArray(data) })
}
