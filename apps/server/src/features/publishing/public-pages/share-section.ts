import { Html, html } from "./html.ts"
import { SHARE_SCRIPT } from "./share-script.ts"
import type { PageAddress } from "./shell.ts"

/**
 * Shares the page. The address is without an owner's key. Without scripts it stands as a text, selected as a whole by a tap;
 * the script directly after it shows buttons instead, before anything is painted.
 */
export function shareSection({ origin, path }: PageAddress): Html {
  return html`<section class="sharing"><h2>Share this page</h2><p class="share">Link to this page: <span class="address" dir="ltr">${origin + path}</span></p>
<p class="ways"><button class="way main" type="button" hidden>Share</button><button class="way" type="button" hidden>Copy link</button></p><p class="told" role="status"></p></section>
<script>${new Html(SHARE_SCRIPT)}</script>`
}
