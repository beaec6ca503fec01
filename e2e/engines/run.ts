import { type RunningServer, startServer } from "../fixtures/server-process.ts"
import type { Engine } from "./engine.ts"
import { eveningJourney } from "./evening-journey.ts"
import { openFirefox } from "./firefox.ts"
import { judgeJourney } from "./judge-journey.ts"
import { organizerJourney } from "./organizer-journey.ts"
import { runSteps, type Step, sumOf } from "./report.ts"
import { openWebKit } from "./webkit.ts"

type Journey = (engine: Engine, server: RunningServer) => Promise<Step[]>

const JOURNEYS: [name: string, journey: Journey][] = [
  ["judge's day", judgeJourney],
  ["organizer's day", organizerJourney],
  ["audience's evening", eveningJourney],
]
const ENGINES: [name: string, open: () => Promise<Engine>][] = [
  ["firefox", () => openFirefox(process.env.FIREFOX_PATH ?? "firefox-esr")],
  ["webkit", () => openWebKit(process.env.WEBKIT_PATH ?? "MiniBrowser")],
]

/**
 * The last step of each journey. WebKit's driver does not report the console, so this is not checked there: its journeys
 * have one step less than those of Firefox.
 */
function consoleSteps({ complaints }: Engine): Step[] {
  if (complaints === null) return []
  const isQuiet = async () => {
    const heard = complaints()
    if (heard.length > 0) throw new Error(heard.join("\n"))
  }
  return [["the console has no errors or warnings", isQuiet]]
}

async function goOnce(name: string, open: () => Promise<Engine>, [title, journey]: (typeof JOURNEYS)[number]) {
  const server = await startServer({ database: "sqlite", hasDemo: false, throttlesSignIn: false, env: {} })
  const engine = await open()
  try {
    const steps = await journey(engine, server)
    return await runSteps(`${name}, ${title}`, [...steps, ...consoleSteps(engine)])
  } finally {
    await engine.close()
    await server.remove()
  }
}

const wanted = process.argv.slice(2)
const counts = []
for (const [name, open] of ENGINES) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  for (const journey of JOURNEYS) counts.push(await goOnce(name, open, journey))
}
const { passed, failed, skipped } = sumOf(counts)
process.stdout.write(`\n${passed} passed, ${failed} failed, ${skipped} skipped\n`)
process.exit(failed > 0 || passed === 0 ? 1 : 0)
