import { isPicture } from "./expected-response.ts"
import { fewAtATime, type Verdict } from "./few-at-a-time.ts"
import { keepNewest } from "./keep-newest.ts"
import { photoKind } from "./paths.ts"

/** Where pictures are stored, and how many: the thumbnails of a big show are about 40 MB; of large photos only the last seen. */
const CACHES = {
  thumbnail: { name: "rosette-thumbnails", most: 2_500 },
  photo: { name: "rosette-photos", most: 100 },
} as const

const AT_ONCE = 4
/** Pictures are stored only while less than this share of the browser's quota is used: scores come first. */
const SHARE_OF_QUOTA = 0.8

type Kind = keyof typeof CACHES

/** Photos that the server does not have; they do not count as missing. */
const gone = new Set<string>()

/** Returns the stored picture, if any. Deletes what is not a picture, such as the page of a captive portal. */
async function find(cache: Cache, address: string): Promise<Response | undefined> {
  const kept = await cache.match(address, { ignoreVary: true })
  if (!kept || isPicture(kept)) return kept
  await cache.delete(address, { ignoreVary: true })
  return undefined
}

async function hasSpace(): Promise<boolean> {
  // Not every browser says; one that does not refuses the write when it is full.
  const { usage, quota } = (await navigator.storage.estimate?.()) ?? {}
  return usage === undefined || quota === undefined || usage < quota * SHARE_OF_QUOTA
}

/** Stores a picture if there is space, and returns whether it did. */
async function keep(cache: Cache, address: string, response: Response): Promise<boolean> {
  if (!(await hasSpace())) return false
  return cache.put(address, response).then(
    () => true,
    // The quota is used up after all: the picture is shown and not stored.
    () => false,
  )
}

/** Returns a picture from this device, else from the network, and stores it. `later` takes work that outlives the response. */
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
  // No network: the page asks again at its next start.
  const response = await fetch(address).catch(() => null)
  if (!response) return "stop"
  if (response.status === 404) gone.add(address)
  if (!isPicture(response)) return "go-on"
  return (await keep(cache, address, response)) ? "go-on" : "stop"
}

/** Requests of several pages run one after the other. */
let keeping: Promise<unknown> = Promise.resolve()

/**
 * Fetches pictures of this server ahead, a few at a time, and skips those already stored and other addresses. Stops without a
 * network or without space.
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

/** Whether all of these pictures of this server are stored; other addresses do not count. */
export async function hasPhotos(urls: readonly string[]): Promise<boolean> {
  for (const url of urls) {
    const kind = photoKind(url)
    if (kind && !gone.has(url) && !(await find(await caches.open(CACHES[kind].name), url))) return false
  }
  return true
}
