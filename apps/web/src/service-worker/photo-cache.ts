import { isPicture } from "./expected-response.ts"
import { fewAtATime, type Verdict } from "./few-at-a-time.ts"
import { keepNewest } from "./keep-newest.ts"
import { photoKind } from "./paths.ts"

/** Where pictures are kept, and how many: a big show's thumbnails are about 40 MB, large photos only those just looked at. */
const CACHES = {
  thumbnail: { name: "rosette-thumbnails", most: 2_500 },
  photo: { name: "rosette-photos", most: 100 },
} as const

const AT_ONCE = 4
/** Pictures take at most this share of the browser's room: scores come first. */
const SHARE_OF_ROOM = 0.8

type Kind = keyof typeof CACHES

/** Photos that the server does not have: nothing is missing where they are not kept. */
const gone = new Set<string>()

/** What is kept of a picture. What is none, because it came from a captive portal once, is dropped. */
async function find(cache: Cache, address: string): Promise<Response | undefined> {
  const kept = await cache.match(address, { ignoreVary: true })
  if (!kept || isPicture(kept)) return kept
  await cache.delete(address, { ignoreVary: true })
  return undefined
}

async function hasRoom(): Promise<boolean> {
  // Not every browser tells; one that does not refuses by itself when it is full.
  const { usage, quota } = (await navigator.storage.estimate?.()) ?? {}
  return usage === undefined || quota === undefined || usage < quota * SHARE_OF_ROOM
}

/** Keeps a picture if there is room. False where there is none. */
async function keep(cache: Cache, address: string, response: Response): Promise<boolean> {
  if (!(await hasRoom())) return false
  return cache.put(address, response).then(
    () => true,
    // The room is used up after all: the picture is shown, and not kept.
    () => false,
  )
}

/** Answers a stored picture from this device, else from the network, and keeps it. `later` outlives the answer. */
export async function answerPhoto(
  request: Request,
  kind: Kind,
  later: (work: Promise<unknown>) => void,
): Promise<Response> {
  const cache = await caches.open(CACHES[kind].name)
  const kept = await find(cache, request.url)
  if (kept) return kept
  const response = await fetch(request)
  if (isPicture(response)) {
    later(keep(cache, request.url, response.clone()).then(() => keepNewest(cache, CACHES[kind].most)))
  }
  return response
}

async function keepAhead(address: string, kind: Kind): Promise<Verdict> {
  const cache = await caches.open(CACHES[kind].name)
  if (await find(cache, address)) return "go-on"
  // No network: the page asks again when it starts the next time.
  const response = await fetch(address).catch(() => null)
  if (!response) return "stop"
  if (response.status === 404) gone.add(address)
  if (!isPicture(response)) return "go-on"
  return (await keep(cache, address, response)) ? "go-on" : "stop"
}

/** Two pages that ask at the same time are served one after the other. */
let keeping: Promise<unknown> = Promise.resolve()

/**
 * Fetches pictures of this server ahead, a few at a time, skipping what is kept; other addresses are left alone. Stops
 * without a network or without room.
 */
export function keepPhotosAhead(urls: readonly string[]): Promise<unknown> {
  keeping = keeping.then(async () => {
    await fewAtATime([...new Set(urls)], AT_ONCE, async (url) => {
      const kind = photoKind(url)
      return kind ? keepAhead(url, kind) : "go-on"
    })
    for (const { name, most } of Object.values(CACHES)) await keepNewest(await caches.open(name), most)
  })
  return keeping
}

/** Whether every one of these pictures of this server is kept; other addresses do not count. */
export async function hasPhotos(urls: readonly string[]): Promise<boolean> {
  for (const url of urls) {
    const kind = photoKind(url)
    if (kind && !gone.has(url) && !(await find(await caches.open(CACHES[kind].name), url))) return false
  }
  return true
}
