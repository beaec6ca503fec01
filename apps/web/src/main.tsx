import "@mantine/core/styles/baseline.layer.css"
import "@mantine/core/styles/default-css-variables.layer.css"
import "@mantine/core/styles/global.layer.css"
import "./app/styles/base.css"
import "./ui/print.css"
import { StrictMode } from "react"
import { createRoot } from "react-dom/client"
import { App } from "./app/app.tsx"
import { takeCodeFromAddress } from "./lib/code-from-link.ts"
import { startWaitingLogout } from "./lib/waiting-logout.ts"

// Forms are checked by zod, which comes later and reads this then: it would try to compile what it checks, and the page's
// policy allows no code that is made of text. The try alone is a complaint in some browsers.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

takeCodeFromAddress()
startWaitingLogout()

const root = document.getElementById("root")
if (!root) throw new Error("index.html holds no element #root to mount into")
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
