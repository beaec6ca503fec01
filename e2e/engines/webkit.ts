import { type ChildProcess, spawn } from "node:child_process"
import { createServer } from "node:net"
import { type Engine, KEYS, type Point } from "./engine.ts"

const START_LIMIT_MS = 60_000
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf"

/** WebKitGTK on its own virtual display, driven by plain WebDriver calls. */
export async function openWebKit(browserPath: string): Promise<Engine> {
  const display = await startDisplay()
  const port = await freePort()
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], {
    stdio: "ignore",
    env: {
      ...process.env,
      DISPLAY: display.name,
      LIBGL_ALWAYS_SOFTWARE: "1",
      // The sandbox does not work for root.
      ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" }),
    },
  })
  const stop = () => {
    driver.kill()
    display.process.kill()
  }
  process.once("exit", stop)
  const base = `http://127.0.0.1:${port}`
  await driverListens(`${base}/status`)
  const browser = { binary: browserPath, args: ["--automation"] }
  const capabilities = { alwaysMatch: { "webkitgtk:browserOptions": browser } }
  const { sessionId } = await send<{ sessionId: string }>("POST", `${base}/session`, { capabilities })
  const call = <Answer>(method: string, path: string, body?: object) =>
    send<Answer>(method, `${base}/session/${sessionId}${path}`, body)
  await call("POST", "/window/rect", { x: 0, y: 0, width: 1280, height: 960 })
  const act = (actions: object[]) => call("POST", "/actions", { actions })
  const keys = (values: string[]) =>
    act([
      {
        type: "key",
        id: "keys",
        actions: values.flatMap((value) => [
          { type: "keyDown", value },
          { type: "keyUp", value },
        ]),
      },
    ])
  return {
    name: "webkit",
    open: async (url) => {
      await call("POST", "/url", { url })
    },
    run: (script, ...args) => runIn(call, String(script), args),
    drag: async (points) => {
      await act([{ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions: pointerMoves(points) }])
    },
    type: async (text) => {
      await keys([...text])
    },
    press: async (key) => {
      await keys([KEYS[key]])
    },
    async choose(selector, file) {
      const found = await call<Record<string, string>>("POST", "/element", { using: "css selector", value: selector })
      await call("POST", `/element/${found[ELEMENT]}/value`, { text: file })
    },
    complaints: null,
    async close() {
      await call("DELETE", "").catch(() => undefined)
      stop()
    },
  }
}

type Call = <Answer>(method: string, path: string, body?: object) => Promise<Answer>

const SCRIPT = `
  const done = arguments[arguments.length - 1]
  Promise.resolve()
    .then(() => (SOURCE)(...JSON.parse(arguments[0])))
    .then((value) => done({ value: value === undefined ? null : value }), (error) => done({ error: String(error) }))`

async function runIn<Result>(call: Call, source: string, args: unknown[]): Promise<Result> {
  const script = SCRIPT.replace("SOURCE", () => source)
  const body = { script, args: [JSON.stringify(args)] }
  const answer = await call<{ value: Result; error?: string }>("POST", "/execute/async", body)
  if (answer.error) throw new Error(answer.error)
  return answer.value
}

function pointerMoves([first, ...others]: readonly Point[]): object[] {
  const at = ({ x, y }: Point, duration: number) => ({
    type: "pointerMove",
    origin: "viewport",
    x: Math.round(x),
    y: Math.round(y),
    duration,
  })
  if (!first) return []
  return [
    at(first, 0),
    { type: "pointerDown", button: 0 },
    ...others.map((point) => at(point, 100)),
    { type: "pointerUp", button: 0 },
  ]
}

async function send<Answer>(method: string, url: string, body?: object): Promise<Answer> {
  const text = JSON.stringify(body ?? {})
  const answer = await fetch(url, { method, ...(method === "POST" && { body: text }) })
  const { value } = (await answer.json()) as { value: Answer & { message?: string } }
  if (!answer.ok) throw new Error(`${method} ${new URL(url).pathname}: ${value.message ?? answer.status}`)
  return value
}

async function startDisplay(): Promise<{ name: string; process: ChildProcess }> {
  const xvfb = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "1280x1024x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "pipe", "ignore"],
  })
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  xvfb.stdout.once("data", (number: Buffer) => resolve(`:${number.toString("utf8").trim()}`))
  xvfb.once("exit", (code) => reject(new Error(`Xvfb ended with code ${code}`)))
  return { name: await promise, process: xvfb }
}

function freePort(): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const server = createServer()
  server.once("error", reject)
  server.listen(0, "127.0.0.1", () => {
    const address = server.address()
    server.close(() => resolve(typeof address === "object" && address ? address.port : 0))
  })
  return promise
}

/** Waits until the driver listens. */
async function driverListens(url: string): Promise<void> {
  const end = Date.now() + START_LIMIT_MS
  while (Date.now() < end) {
    if (await fetch(url).catch(() => null)) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error("WebKitWebDriver does not respond")
}
