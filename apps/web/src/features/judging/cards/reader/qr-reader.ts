import { distanceFromMiddle, type Picture } from "./picture.ts"

/**
 * Reads the QR codes in the present picture of a video, that nearest to the middle first. Rejects if this browser can read
 * none.
 */
export type QrReader = { read: (video: HTMLVideoElement) => Promise<string[]>; close: () => void }

/** Wider pictures take longer and read no better: a card's code has a point for a module from two metres. */
const MAX_SIDE_PX = 1_280

/** The part of the browser's own reader that is used. Not every browser has one, and not every one reads QR codes. */
type Detector = { detect: (video: HTMLVideoElement) => Promise<{ rawValue: string; boundingBox: DOMRectReadOnly }[]> }
type DetectorClass = {
  new (options: { formats: string[] }): Detector
  getSupportedFormats: () => Promise<string[]>
}
declare global {
  interface Window {
    BarcodeDetector?: DetectorClass
  }
}

/** The browser's own reader where it reads QR codes, else ours. */
export async function openQrReader(): Promise<QrReader> {
  const detector = await ownDetector()
  if (!detector) return workerReader()
  let reader = detectorReader(detector)
  let isOwn = true
  return {
    read: (video) => {
      if (!isOwn) return reader.read(video)
      return reader.read(video).catch(() => {
        // On some phones it needs a part of the system that is not there.
        isOwn = false
        reader = workerReader()
        return []
      })
    },
    close: () => reader.close(),
  }
}

async function ownDetector(): Promise<Detector | null> {
  try {
    const { BarcodeDetector } = window
    const formats = (await BarcodeDetector?.getSupportedFormats()) ?? []
    return BarcodeDetector && formats.includes("qr_code") ? new BarcodeDetector({ formats: ["qr_code"] }) : null
  } catch {
    return null
  }
}

const detectorReader = (detector: Detector): QrReader => ({
  read: async (video) => {
    const picture = { width: video.videoWidth, height: video.videoHeight }
    const codes = await detector.detect(video)
    return codes
      .map(({ rawValue, boundingBox }) => ({ rawValue, distance: distanceFromMiddle(picture, boundingBox) }))
      .sort((a, b) => a.distance - b.distance)
      .map(({ rawValue }) => rawValue)
  },
  close: () => undefined,
})

function workerReader(): QrReader {
  const worker = new Worker(new URL("./qr-worker.ts", import.meta.url), { type: "module" })
  const failing = new Promise<never>((_, reject) => {
    worker.onerror = () => reject(new Error("The reader of codes does not run in this browser."))
  })
  // It may fail before the first picture.
  failing.catch(() => undefined)
  const canvas = document.createElement("canvas")
  return {
    read: async (video) => {
      const picture = pictureOf(video, canvas)
      if (!picture) return []
      const reading = new Promise<string[]>((resolve) => {
        worker.onmessage = ({ data }: MessageEvent<string[]>) => resolve(data)
        worker.postMessage(picture, [picture.data.buffer])
      })
      return Promise.race([reading, failing])
    },
    close: () => worker.terminate(),
  }
}

/** Null before the camera has sent a picture. */
function pictureOf(video: HTMLVideoElement, canvas: HTMLCanvasElement): Picture | null {
  const scale = Math.min(1, MAX_SIDE_PX / Math.max(video.videoWidth, video.videoHeight))
  const width = Math.round(video.videoWidth * scale)
  const height = Math.round(video.videoHeight * scale)
  if (width === 0 || height === 0) return null
  const context = canvas.getContext("2d", { willReadFrequently: true })
  if (!context) throw new Error("This browser cannot read the camera's picture.")
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height })
  context.drawImage(video, 0, 0, width, height)
  const { data } = context.getImageData(0, 0, width, height)
  return { width, height, data }
}
