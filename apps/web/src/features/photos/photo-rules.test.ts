import { LIMITS } from "@rosette/contract/limits"
import { expect, it } from "vitest"
import { refusePhotoFile, refusePhotoUrl, sizeToSend } from "./photo-rules.ts"

const { maxBytes } = LIMITS.photo

const file = (name: string, type: string, size = 10) => ({ name, type, size })
const NOT_AN_IMAGE = "Please select an image file (JPG, PNG, etc.)"

it.each([
  ["a text file", file("notes.txt", "text/plain"), NOT_AN_IMAGE],
  ["a file without a type", file("car", ""), NOT_AN_IMAGE],
  ["an image of more than 10MB", file("a.jpg", "image/jpeg", maxBytes + 1), "Please select an image smaller than 10MB"],
  ["an image of 10MB", file("a.jpg", "image/jpeg", maxBytes), null],
  [
    "an empty image",
    file("a.jpg", "image/jpeg", 0),
    "This file is empty. Please choose the photo again, or another one.",
  ],
  [
    "an SVG drawing",
    file("logo.svg", "image/svg+xml"),
    "An SVG drawing cannot be shown as a photo. Please choose a JPG, PNG, GIF or WebP file.",
  ],
  ["a HEIC photo", file("IMG_1.HEIC", "image/heic"), null],
  ["a HEIC photo that the system gives no type", file("IMG_1.HEIC", ""), null],
])("%s as a photo", (_, chosen, sentence) => {
  expect(refusePhotoFile(chosen)).toBe(sentence)
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
