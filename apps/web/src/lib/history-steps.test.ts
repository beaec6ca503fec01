import { describe, expect, it } from "vitest"
import { historySteps } from "./history-steps.ts"

type Entry = { state: unknown; href: string }

/** A browser's history: moving is asynchronous, and every change of the address fires an event, as the router does it. */
class Browser {
  entries: Entry[]
  index = 0
  readonly #listeners: [type: string, listener: () => void][] = []
  readonly #later: (() => void)[] = []

  constructor(href: string, state: unknown = null) {
    this.entries = [
      { href: "https://show.test/judge/welcome", state: null },
      { href, state },
    ]
    this.index = 1
  }

  readonly #at = () => this.entries[this.index] as Entry
  readonly #tell = (type: string) => {
    for (const [of, hear] of this.#listeners) if (of === type) hear()
  }

  window() {
    const at = this.#at
    return {
      history: {
        get state() {
          return at().state
        },
        pushState: (state: unknown, _title: string, href: string) => {
          this.entries = [...this.entries.slice(0, this.index + 1), { state, href: new URL(href, at().href).href }]
          this.index += 1
          this.#tell("pushState")
        },
        replaceState: (state: unknown, _title: string, href: string) => {
          this.entries[this.index] = { state, href: new URL(href, at().href).href }
          this.#tell("replaceState")
        },
        go: (by: number) => void this.#later.push(() => this.travel(by)),
      },
      location: {
        get href() {
          return at().href
        },
      },
      addEventListener: (type: string, listener: () => void) => void this.#listeners.push([type, listener]),
      setTimeout: (callback: () => void) => void this.#later.push(callback),
    }
  }

  travel(by: number): void {
    this.index += by
    this.#tell("popstate")
  }

  settle(): void {
    for (let next = this.#later.shift(); next; next = this.#later.shift()) next()
  }

  back(): void {
    this.travel(-1)
    this.settle()
  }

  where = () => [this.index, this.#at().href.replace("https://show.test", "")]
}

function open(state: unknown = null) {
  const browser = new Browser("https://show.test/judge?entry=1", state)
  const window = browser.window()
  const openStep = historySteps(window)
  browser.settle()
  const dialog = (name: string) => {
    const end = openStep(() => {
      shown.delete(name)
      end()
    })
    shown.add(name)
    return () => {
      shown.delete(name)
      end()
    }
  }
  const shown = new Set<string>()
  const goTo = (to: string, replace = true) => window.history[replace ? "replaceState" : "pushState"](null, "", to)
  return { browser, dialog, goTo, shown: () => [...shown] }
}

describe("Back", () => {
  it("closes what is open, the innermost first, before it leaves the screen", () => {
    const { browser, dialog, shown } = open()
    dialog("waiting")
    browser.settle()
    dialog("drop")
    browser.settle()
    browser.back()
    expect(shown()).toEqual(["waiting"])
    browser.back()
    expect(shown()).toEqual([])
    expect(browser.where()).toEqual([1, "/judge?entry=1"])
    browser.back()
    expect(browser.where()).toEqual([0, "/judge/welcome"])
  })

  it("leaves at once if everything was closed by hand", () => {
    const { browser, dialog } = open()
    const close = dialog("entries")
    browser.settle()
    expect(browser.where()).toEqual([2, "/judge?entry=1"])
    close()
    browser.settle()
    expect(browser.where()).toEqual([1, "/judge?entry=1"])
    browser.back()
    expect(browser.where()).toEqual([0, "/judge/welcome"])
  })

  it.each(["by hand", "by Back"])("keeps the entry that was chosen in a dialog that is closed %s", (way) => {
    const { browser, dialog, goTo } = open()
    const close = dialog("entries")
    browser.settle()
    goTo("/judge?entry=2")
    if (way === "by hand") close()
    else browser.back()
    browser.settle()
    expect(browser.where()).toEqual([1, "/judge?entry=2"])
  })
})

it("a dialog that follows another reuses its step", () => {
  const { browser, dialog, shown } = open()
  const close = dialog("terms")
  browser.settle()
  close()
  dialog("unscored")
  browser.settle()
  expect(browser.entries).toHaveLength(3)
  browser.back()
  expect(shown()).toEqual([])
  expect(browser.where()).toEqual([1, "/judge?entry=1"])
})

it("removes the step of a dialog that was open before a reload", () => {
  const { browser } = open({ rosetteStep: 1 })
  expect(browser.where()).toEqual([0, "/judge/welcome"])
})

it("leaving through a dialog adds no further move, and coming back skips its step", () => {
  const { browser, dialog, goTo } = open()
  const close = dialog("exit")
  browser.settle()
  goTo("/", false)
  close()
  browser.settle()
  expect(browser.where()).toEqual([3, "/"])
  browser.back()
  expect(browser.where()).toEqual([1, "/judge?entry=1"])
})
