import type { Page } from "@playwright/test"

/** When a text appeared and disappeared, by the page's own clock; `to` is absent while it is shown. */
export type Moment = { from: number; to?: number }

const STORE = "notedMoments"

/** Records in the page when each of these texts appears and disappears, so that a slow machine cannot miss it. */
export const noteMoments = (page: Page, texts: Record<string, string>): Promise<void> =>
  page.evaluate(
    ({ wanted, store }) => {
      const noted: Record<string, { from: number; to?: number }> = {}
      Object.assign(globalThis, { [store]: noted })
      const look = () => {
        const shown = document.body.textContent ?? ""
        for (const [name, text] of Object.entries(wanted)) {
          const moment = noted[name]
          if (shown.includes(text)) noted[name] ??= { from: performance.now() }
          else if (moment) moment.to ??= performance.now()
        }
      }
      new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true })
    },
    { wanted: texts, store: STORE },
  )

export const notedMoments = (page: Page): Promise<Record<string, Moment>> =>
  page.evaluate((store) => Reflect.get(globalThis, store) ?? {}, STORE)
