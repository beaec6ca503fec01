import { StrictMode } from "react"
import { prerender } from "react-dom/static"
import { App } from "./app.tsx"

/**
 * Returns the HTML of the screen at a path, as a device with nothing stored shows it first. Runs in the build and not in a browser.
 */
export async function prerenderScreen(path: string): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>
      <App ssrPath={path} />
    </StrictMode>,
    // In one piece: React puts large parts into their place by a script.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  return new Response(prelude).text()
}
