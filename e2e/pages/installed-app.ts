import { expect, type Page } from "@playwright/test"

/** Waits until the service worker is installed and controls this page. */
export async function expectInstalled(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { message: "a worker serves the page" })
    .toBe("activated")
}

/** The paths of everything in the device's caches. */
export const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const paths: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const { url } of await cache.keys()) paths.push(new URL(url).pathname)
    }
    return paths
  })

/** Sends a message to the worker, as the page's own code does. */
export const tellWorker = (page: Page, message: object): Promise<void> =>
  page.evaluate(async (data) => {
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage(data)
  }, message)

/** Makes the browser look for a newer version, as it does when a page is opened. */
export const lookForUpdate = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    await registration?.update()
  })

/** The page's entry script, which is different in each build. */
export const entryScript = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector<HTMLScriptElement>("script[type='module'][src]")?.src ?? "")

/** Triggers a background sync with this tag, as after the network is back. */
export async function dispatchSync(page: Page, tag: string): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    browser.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const id = registrations[0]?.registrationId
      if (id) resolve(id)
    })
  })
  await browser.send("ServiceWorker.enable")
  const origin = new URL(page.url()).origin
  await browser.send("ServiceWorker.dispatchSyncEvent", {
    origin,
    registrationId: await registered,
    tag,
    lastChance: false,
  })
  await browser.detach()
}

/**
 * Closes the last page of the older version of the worker with `closeLast`, and waits until the browser has activated the
 * version that waits now: a page that is opened in that very moment may hang. `blank` is a page of the same browser at
 * `about:blank`, which no version serves, so it does not keep the older one in use.
 */
export async function waitingActivated(blank: Page, closeLast: () => Promise<void>): Promise<void> {
  const browser = await blank.context().newCDPSession(blank)
  const isKnown = Promise.withResolvers<void>()
  const isActive = Promise.withResolvers<void>()
  let waitingId: string | null = null
  browser.on("ServiceWorker.workerVersionUpdated", ({ versions }) => {
    for (const { versionId, status } of versions) {
      if (status === "installed") {
        waitingId = versionId
        isKnown.resolve()
      }
      if (status === "activated" && versionId === waitingId) isActive.resolve()
    }
  })
  await browser.send("ServiceWorker.enable")
  await isKnown.promise
  await closeLast()
  await isActive.promise
  await browser.detach()
}
