import sharp from "sharp"

/** Photos like a phone's: 4:3, grainy, a few megabytes as JPEG, each slightly different. */
export async function photographs(count: number, megapixels: number): Promise<Buffer[]> {
  const width = Math.round(Math.sqrt((megapixels * 1_000_000 * 4) / 3))
  const height = Math.round((width * 3) / 4)
  const photos: Buffer[] = []
  for (let index = 0; index < count; index++) {
    const noise = { type: "gaussian", mean: 110 + index, sigma: 40 } as const
    // An enlarged coarse picture has soft shapes like a real one; the grain makes the file as large.
    const shapes = await sharp({ create: { width: 60, height: 45, channels: 3, background: "grey", noise } })
      .resize(width, height, { kernel: "cubic" })
      .raw()
      .toBuffer()
    const grain = await sharp({
      create: { width, height, channels: 3, background: "grey", noise: { type: "gaussian", mean: 128, sigma: 12 } },
    })
      .png({ compressionLevel: 0 })
      .toBuffer()
    const picture = sharp(shapes, { raw: { width, height, channels: 3 } }).composite([
      { input: grain, blend: "soft-light" },
    ])
    photos.push(await picture.jpeg({ quality: 85 }).toBuffer())
  }
  return photos
}
