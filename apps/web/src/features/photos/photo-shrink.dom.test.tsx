import { afterEach, expect, it, vi } from "vitest"
import { shrinkPhoto } from "./photo-shrink.ts"

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const PHOTO = new File([new Uint8Array(500_000)], "car.jpg", { type: "image/jpeg" })
const SMALLER = new Blob(["small"], { type: "image/jpeg" })

/** A browser whose canvas gives back what was drawn, or with `noise` something else. */
function browserWith({ noise }: { noise: number }) {
  let drawn: Uint8ClampedArray = Uint8ClampedArray.from([])
  const context = {
    fillRect() {},
    drawImage() {},
    putImageData: ({ data }: { data: Uint8ClampedArray }) => {
      drawn = data
    },
    getImageData: () => ({ data: drawn.map((value) => (value > 127 ? value - noise : value + noise)) }),
  }
  class Pixels {
    data: Uint8ClampedArray
    constructor(data: Uint8ClampedArray) {
      this.data = data
    }
  }
  vi.stubGlobal("ImageData", Pixels)
  vi.stubGlobal("createImageBitmap", async () => ({ width: 4000, height: 3000, close() {} }))
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(context as never)
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((done) => done(SMALLER))
}

it.each([
  ["what was drawn", 0, SMALLER],
  ["nearly what was drawn", 1, SMALLER],
  ["noise", 60, PHOTO],
])("where a canvas gives back %s, the right photo is sent", async (_, noise, sent) => {
  browserWith({ noise })
  expect(await shrinkPhoto(PHOTO)).toBe(sent)
})
