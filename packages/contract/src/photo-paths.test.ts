import { expect, it } from "vitest"
import { thumbnailUrl } from "./photo-paths.ts"

const PHOTO = "/photos/0123456789abcdef0123456789abcdef"

it.each([
  ["a photo on this server", `${PHOTO}.webp`, `${PHOTO}-thumb.webp`],
  ["a thumbnail", `${PHOTO}-thumb.webp`, `${PHOTO}-thumb.webp`],
  ["an outside address", "https://cars.example.com/1.webp", "https://cars.example.com/1.webp"],
  [
    "an outside address with a path like ours",
    `https://cars.example.com${PHOTO}.webp`,
    `https://cars.example.com${PHOTO}.webp`,
  ],
])("the thumbnail of %s", (_, url, thumbnail) => {
  expect(thumbnailUrl(url)).toBe(thumbnail)
})
