import { Html, html } from "./html.ts"
import { SHARE_SCRIPT } from "./share-script.ts"
import type { PageAddress } from "./shell.ts"

/** The path of the results, from the folder of the entries' pages. */
export const resultsPath = (entries: string) => entries.replace(/^\/e\//, "/r/")

/**
 * What to share, and the way to all results. The address is without an owner's key. Without scripts it stands as a text,
 * selected as a whole by a tap; the script directly after it shows buttons instead, before anything is painted.
 */
export function onwards({ origin, path, entries }: PageAddress): Html {
  return html`<section class="onwards"><p class="share">Link to this page: <span class="address" dir="ltr">${origin + path}</span></p>
<p class="ways"><button class="way main" type="button" hidden>Share</button><button class="way" type="button" hidden>Copy link</button><a class="way" href="${resultsPath(entries)}">See all results</a></p><p class="told" role="status"></p></section>
<script>${new Html(SHARE_SCRIPT)}</script>`
}
