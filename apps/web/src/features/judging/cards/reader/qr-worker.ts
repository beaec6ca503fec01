import type { Picture } from "./picture.ts"
import { codesInPicture } from "./read-picture.ts"

// A picture takes an old phone a tenth of a second; a worker does not block the page.
self.addEventListener("message", ({ data }: MessageEvent<Picture>) => {
  self.postMessage(codesInPicture(data))
})
