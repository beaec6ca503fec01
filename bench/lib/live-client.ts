import { get } from "node:http"

/** One open live stream. */
export type LiveClient = {
  /** Resolves at the next update with its time of arrival (`performance.now`). */
  nextUpdate(): Promise<number>
  close(): void
}

/** Opens a live stream. Resolves with its first update, rejects if the stream ends before that. */
export function openLiveClient(url: string, cookie: string): Promise<LiveClient> {
  let onUpdate = (_arrivedAt: number) => {}
  const nextUpdate = () =>
    new Promise<number>((resolve) => {
      onUpdate = resolve
    })
  return new Promise((resolve, reject) => {
    const request = get(url, { agent: false, headers: { cookie, accept: "text/event-stream" } }, (response) => {
      response.setEncoding("utf8").on("data", (text: string) => {
        if (text.includes("\nid: ")) onUpdate(performance.now())
        else if (text.includes("serialized-error")) reject(new Error(text))
      })
      response.on("end", () => reject(new Error(`A stream ended before its first update: ${response.statusCode}`)))
    })
    request.on("error", reject)
    void nextUpdate().then(() => resolve({ nextUpdate, close: () => request.destroy() }))
  })
}
