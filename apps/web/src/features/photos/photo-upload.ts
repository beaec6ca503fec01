import type { ErrorBody } from "@rosette/contract/error-body"

const NO_ANSWER = "The server could not be reached. Check the connection and try again in a moment."

/** The status for a file that no picture can be made of: sending it again does not help. */
const UNREADABLE = 415
const NOT_A_PICTURE =
  "This file is damaged, or no JPG, PNG, GIF or WebP picture. Choose another photo, or open this one and save it as JPG."

export type Upload = { done: Promise<void>; abort: () => void }

/** Where an entry's photo is sent. */
export const entryPhotoPath = (entryId: number) => `/api/entries/${entryId}/upload-image`

/**
 * Sends a photo to this path and reports the progress from 0 to 1. `XMLHttpRequest`, because `fetch` does not report upload
 * progress. Rejects with an error whose message is the server's sentence; never settles once it is aborted.
 */
export function uploadPhoto(path: string, photo: Blob, onProgress: (share: number) => void): Upload {
  const request = new XMLHttpRequest()
  const done = new Promise<void>((resolve, reject) => {
    request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    request.addEventListener("error", () => reject(new Error(NO_ANSWER)))
    request.addEventListener("load", () => {
      if (request.status >= 200 && request.status < 300) resolve()
      else reject(new Error(request.status === UNREADABLE ? NOT_A_PICTURE : sentenceOf(request.responseText)))
    })
  })
  const body = new FormData()
  body.append("image", photo, "photo")
  request.open("POST", path)
  request.send(body)
  return { done, abort: () => request.abort() }
}

/** A proxy may answer with an HTML page instead. */
function sentenceOf(text: string): string {
  try {
    const { error } = JSON.parse(text) as Partial<ErrorBody>
    return typeof error === "string" ? error : NO_ANSWER
  } catch {
    return NO_ANSWER
  }
}
