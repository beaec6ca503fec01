import { buffer } from "node:stream/consumers"
import type { Browser, RestAnswer, TestApp } from "./app.ts"

type Part = { field?: string; fileName?: string; contentType?: string }

/** Sends a file as the photo of an entry, in the field "image" by default. */
export const uploadImage = (
  app: TestApp,
  browser: Browser,
  entryId: number | undefined,
  content: Buffer,
  part: Part = {},
): Promise<RestAnswer> => uploadTo(app, browser, `/entries/${entryId}/upload-image`, content, part)

/** Sends a file to a path of REST as a form. */
export async function uploadTo(
  app: TestApp,
  browser: Browser,
  path: string,
  content: Buffer,
  { field = "image", fileName = "car.jpg", contentType = "image/jpeg" }: Part = {},
): Promise<RestAnswer> {
  const form = new FormData()
  form.append(field, new Blob([new Uint8Array(content)], { type: contentType }), fileName)
  const { headers, body } = new Request("http://rosette.test", { method: "POST", body: form })
  const answer = await app.app.inject({
    method: "POST",
    url: `/api${path}`,
    headers: {
      "content-type": headers.get("content-type") ?? "",
      cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
    },
    payload: Buffer.from(await new Response(body).arrayBuffer()),
  })
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers }
}

/** The bytes of a photo on the server; null if there is none. */
export async function photoOf({ services }: TestApp, url: string): Promise<Buffer | null> {
  const photo = await services.photos.open(url.replace("/photos/", ""))
  return photo && buffer(photo.content)
}
