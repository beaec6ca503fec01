import { get } from "node:http"

/** One open live stream. */
export type LiveClient = {
  /** When the next news arrives, in `performance.now` time. */
  nextNews(): Promise<number>
  close(): void
}

/** Opens a live stream; resolves once its first news is there, and rejects if it ends before. */
export function openLiveClient(url: string, cookie: string): Promise<LiveClient> {
  let onNews = (_arrivedAt: number) => {}
  const nextNews = () =>
    new Promise<number>((resolve) => {
      onNews = resolve
    })
  return new Promise((resolve, reject) => {
    const request = get(url, { agent: false, headers: { cookie, accept: "text/event-stream" } }, (response) => {
      response.setEncoding("utf8").on("data", (text: string) => {
        if (text.includes("\nid: ")) onNews(performance.now())
        else if (text.includes("serialized-error")) reject(new Error(text))
      })
      response.on("end", () => reject(new Error(`A stream ended before its first news: ${response.statusCode}`)))
    })
    request.on("error", reject)
    void nextNews().then(() => resolve({ nextNews, close: () => request.destroy() }))
  })
}
