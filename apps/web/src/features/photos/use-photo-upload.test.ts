import { expect, it } from "vitest"
import { PhotoUnreadable } from "./photo-shrink.ts"
import { uploadFailure } from "./use-photo-upload.ts"

const SENTENCE = "Failed to upload image. Please try again."

it("a failed upload has the product's sentence, and its reason beside it", () => {
  expect(uploadFailure(new Error("The file is no image."))).toEqual({
    sentence: SENTENCE,
    reason: "The file is no image.",
  })
  expect(uploadFailure("?")).toEqual({ sentence: SENTENCE, reason: null })
})

it("a photo that this browser cannot read has no notice, so the panel says why", () => {
  expect(uploadFailure(new PhotoUnreadable("HEIC cannot be read here.")).sentence).toBe("HEIC cannot be read here.")
})
