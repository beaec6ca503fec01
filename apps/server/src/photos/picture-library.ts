import { once } from "../lib/once.ts"

/** sharp, loaded with the first picture: a server that shows none does not need its 9 MB. */
export const pictureLibrary = once(async () => {
  const { default: sharp } = await import("sharp")
  // One core for each picture and no cache: saving scores comes first.
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
})

export type PictureLibrary = Awaited<ReturnType<typeof pictureLibrary>>
