import "./lib/forms/zod-settings.ts"
import "@mantine/core/styles/baseline.layer.css"
import "@mantine/core/styles/default-css-variables.layer.css"
import "@mantine/core/styles/global.layer.css"
import "./app/styles/base.css"
import "./ui/page/print.css"
import { StrictMode } from "react"
import { createRoot } from "react-dom/client"
import { App } from "./app/app.tsx"
import { takeCodeFromAddress } from "./lib/code-from-link.ts"
import { startWaitingLogout } from "./lib/worker/waiting-logout.ts"

takeCodeFromAddress()
startWaitingLogout()

const root = document.getElementById("root")
if (!root) throw new Error("index.html has no element #root")
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
