import { clearLine, cursorTo } from "node:readline"

const AFTER_MS = 1_000
const BAR_CELLS = 24

/** Shows how far a long work is, in one line on the error output: only on a terminal, and from its second second on. */
export class ProgressLine {
  readonly #says: string
  readonly #total: number
  readonly #isShown = process.stderr.isTTY === true
  readonly #from = Date.now() + AFTER_MS
  #hasLine = false

  constructor(says: string, total: number) {
    this.#says = says
    this.#total = total
  }

  at(done: number): void {
    if (!this.#isShown || Date.now() < this.#from) return
    const full = Math.round((done / this.#total) * BAR_CELLS)
    this.#clear()
    process.stderr.write(`${this.#says} ${"█".repeat(full)}${"░".repeat(BAR_CELLS - full)} ${done} of ${this.#total}`)
    this.#hasLine = true
  }

  end(): void {
    if (this.#hasLine) this.#clear()
    this.#hasLine = false
  }

  #clear(): void {
    cursorTo(process.stderr, 0)
    clearLine(process.stderr, 0)
  }
}
