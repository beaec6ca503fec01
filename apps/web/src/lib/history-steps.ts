/** The part of a browser's window that this uses. */
type HistoryWindow = {
  history: Pick<History, "state" | "pushState" | "replaceState" | "go">
  location: { href: string }
  addEventListener: (type: string, listener: () => void, options?: { capture: boolean }) => void
  setTimeout: (callback: () => void) => unknown
}

const STEP = "rosetteStep"

const stepOf = (state: unknown): number => {
  const step = typeof state === "object" && state !== null && STEP in state ? state[STEP] : 0
  return typeof step === "number" ? step : 0
}

const isSameScreen = (one: string, other: string) => new URL(one).pathname === new URL(other).pathname

/**
 * Adds a history entry for a dialog or panel above a screen, so that Back closes it first. The screen's current address is
 * kept. Returns a function that opens such a step; that returns a function that ends it.
 */
export function historySteps(window: HistoryWindow): (close: () => void) => () => void {
  const { history, location } = window
  let open: { close: () => void }[] = []
  /** How many steps are above the screen's own history entry; after a reload those that were open are still there. */
  let depth = stepOf(history.state)
  let address = location.href
  let isSettling = false
  let isGoingBack = false

  const put = (how: "pushState" | "replaceState") =>
    history[how]({ ...Object(history.state), [STEP]: depth }, "", address)
  // Delayed, so that a dialog that follows another reuses its step, and one that closes at once leaves none.
  const settle = () => {
    if (isSettling) return
    isSettling = true
    window.setTimeout(() => {
      isSettling = false
      if (isGoingBack) return
      while (depth < open.length) {
        depth += 1
        put("pushState")
      }
      if (depth === open.length) return
      isGoingBack = true
      history.go(open.length - depth)
    })
  }
  const closeDownTo = (count: number) => {
    const closed = open.slice(count).reverse()
    open = open.slice(0, count)
    for (const { close } of closed) close()
  }

  // Registered first, so that no other listener sees the previous address.
  const arrive = () => {
    const now = stepOf(history.state)
    const isBelow = (isGoingBack || now < depth) && isSameScreen(address, location.href)
    depth = now
    if (isBelow && address !== location.href) history.replaceState(history.state, "", address)
    address = location.href
    if (!isGoingBack) closeDownTo(now)
    isGoingBack = false
    settle()
  }
  window.addEventListener("popstate", arrive, { capture: true })
  window.addEventListener("pushState", () => {
    depth = stepOf(history.state)
    address = location.href
  })
  window.addEventListener("replaceState", () => {
    const isStill = isSameScreen(address, location.href)
    address = location.href
    if (!isStill) depth = stepOf(history.state)
    else if (stepOf(history.state) !== depth) put("replaceState")
  })
  if (depth > 0) settle()

  return (close) => {
    const step = { close }
    open.push(step)
    settle()
    return () => {
      open = open.filter((other) => other !== step)
      settle()
    }
  }
}
