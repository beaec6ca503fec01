/**
 * Calls that the script in a page's head made before the app was loaded. The app is built separately, so they are kept at the
 * window, by address and body.
 */
type EarlyCalls = Map<string, Promise<Response>>

const NAME = "rosetteEarlyCalls"

function calls(): EarlyCalls {
  const known: unknown = Reflect.get(globalThis, NAME)
  if (known instanceof Map) return known
  const none: EarlyCalls = new Map()
  Reflect.set(globalThis, NAME, none)
  return none
}

const nameOf = (url: string, body: unknown) => `${url} ${body ?? ""}`

/** The address of a call as the API client makes it; `input` is that of a query. */
export const callUrl = (procedure: string, input?: object): string =>
  `/trpc/${procedure}?batch=1${input ? `&input=${encodeURIComponent(JSON.stringify(input))}` : ""}`

/** Makes a call for the app to take. Rejects as `fetch` does. */
export function callEarly(url: string, body?: string): Promise<Response> {
  const options = { method: "POST", headers: { "content-type": "application/json" }, body }
  const call = fetch(url, body === undefined ? undefined : options)
  // The app may never ask for it.
  call.catch(() => undefined)
  calls().set(nameOf(url, body), call)
  return call
}

/** Returns the answer to the same call, once; undefined if there was none. */
export function takeEarlyCall(url: string, body?: unknown): Promise<Response> | undefined {
  const name = nameOf(url, body)
  const call = calls().get(name)
  calls().delete(name)
  return call
}

/** Their answers may be older than what the device has learned since. */
export const forgetEarlyCalls = (): void => calls().clear()
