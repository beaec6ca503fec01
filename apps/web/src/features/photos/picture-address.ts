/** Sites whose links to share a photo lead to a page that shows it. */
const SHARED: readonly (readonly [site: RegExp, name: string])[] = [
  [/(?:^|\.)(?:drive|docs|photos)\.google\.com$|^photos\.app\.goo\.gl$/, "Google"],
  [/(?:^|\.)dropbox\.com$/, "Dropbox"],
  [/(?:^|\.)icloud\.com$/, "iCloud"],
  [/^1drv\.ms$|(?:^|\.)(?:onedrive\.live|sharepoint)\.com$/, "OneDrive"],
]

/** What to do with an address that shows no picture. */
export function adviceFor(url: string): string {
  const { hostname } = new URL(url)
  const shared = SHARED.find(([site]) => site.test(hostname))
  return shared
    ? `This is a link of ${shared[1]} to a page with the photo. Download the photo there, and upload it here.`
    : "Open the address in another tab: if you see no picture alone, download the photo, and upload it here."
}

const PATIENCE_MS = 10_000

/** Whether this browser can show the picture. One that takes too long is not said to be none. */
export const showsPicture = (url: string): Promise<boolean> =>
  new Promise((resolve) => {
    const picture = new Image()
    picture.addEventListener("load", () => resolve(true))
    picture.addEventListener("error", () => resolve(false))
    setTimeout(() => resolve(true), PATIENCE_MS)
    picture.src = url
  })
