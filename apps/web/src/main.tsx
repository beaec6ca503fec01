import "./lib/forms/zod-settings.ts"
import "@mantine/core/styles/baseline.layer.css"
import "@mantine/core/styles/default-css-variables.layer.css"
import "@mantine/core/styles/global.layer.css"
import "./app/styles/base.css"
import "./app/styles/choices.css"
import "./app/styles/forced-colors.css"
import "./ui/page/print.css"
import { StrictMode, startTransition } from "react"
import { createRoot, hydrateRoot } from "react-dom/client"
import { App } from "./app/app.tsx"
import { guardHistory } from "./app/history-guard.ts"
import { takeCodeFromAddress } from "./lib/code-from-link.ts"
import { followTranslators, isTranslated } from "./lib/translated-page.ts"
import { startWaitingLogout } from "./lib/worker/waiting-logout.ts"

guardHistory()
followTranslators()
takeCodeFromAddress()
startWaitingLogout()

const root = document.getElementById("root")
if (!root) throw new Error("index.html has no element #root")
const app = (
  <StrictMode>
    <App />
  </StrictMode>
)
// The HTML has the screen of a device with nothing stored; on another one the app shows its own: see public/color-scheme.js.
const isInHtml = root.firstElementChild !== null && !document.documentElement.hasAttribute("data-known")
/** A page that was translated before the app ran is not what React expects: it renders it anew, which is no fault. */
const onRecoverableError = (error: unknown) => {
  if (!isTranslated()) reportError(error)
}
// In slices of a few milliseconds, so that the page answers to taps meanwhile.
startTransition(() => {
  if (isInHtml) hydrateRoot(root, app, { onRecoverableError })
  else createRoot(root).render(app)
})
