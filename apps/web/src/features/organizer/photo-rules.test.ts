import { LIMITS } from "@rosette/contract"
import { expect, it } from "vitest"
import { refusePhotoFile, refusePhotoUrl, sizeToSend } from "./photo-rules.ts"

const { maxBytes } = LIMITS.photo

it.each([
  ["a text file", { type: "text/plain", size: 10 }, "Please select an image file (JPG, PNG, etc.)"],
  ["a file without a type", { type: "", size: 10 }, "Please select an image file (JPG, PNG, etc.)"],
  [
    "an image of more than 10MB",
    { type: "image/jpeg", size: maxBytes + 1 },
    "Please select an image smaller than 10MB",
  ],
  ["an image of 10MB", { type: "image/jpeg", size: maxBytes }, null],
])("%s as a photo: %s → %s", (_, file, sentence) => {
  expect(refusePhotoFile(file)).toBe(sentence)
})

const SCHEME = "Please enter a valid URL starting with http:// or https://"

it.each([
  ["", "Please enter a valid image URL"],
  ["   ", "Please enter a valid image URL"],
  ["cars.example/blue.jpg", SCHEME],
  ["ftp://cars.example/blue.jpg", SCHEME],
  ["javascript:alert(1)", SCHEME],
  ["https://", SCHEME],
  ["https://cars.example/blue.jpg", null],
  [" http://cars.example/blue.jpg ", null],
])("the address '%s' → %s", (url, sentence) => {
  expect(refusePhotoUrl(url)).toBe(sentence)
})

it.each([
  [4032, 3024, 2048, 1536],
  [3024, 4032, 1536, 2048],
  [2048, 2048, 2048, 2048],
  [640, 480, 640, 480],
  [10_000, 1, 2048, 1],
])("%d × %d is sent as %d × %d", (width, height, sentWidth, sentHeight) => {
  expect(sizeToSend(width, height, 2048)).toEqual({ width: sentWidth, height: sentHeight })
})
