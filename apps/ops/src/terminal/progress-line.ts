import { clearLine, cursorTo } from "node:readline"

const AFTER_MS = 1_000
const BAR_CELLS = 24

/** A terminal, or what may be one. */
type Output = { isTTY?: boolean } & NodeJS.WritableStream

/** Shows how far a long work is, in one line on the error output: only on a terminal, and from its second second on. */
export class ProgressLine {
  readonly #says: string
  readonly #total: number
  readonly #output: Output
  readonly #now: () => number
  readonly #from: number
  #hasLine = false

  constructor(says: string, total: number, output: Output = process.stderr, now = Date.now) {
    this.#says = says
    this.#total = total
    this.#output = output
    this.#now = now
    this.#from = now() + AFTER_MS
  }

  at(done: number): void {
    if (!this.#output.isTTY || this.#now() < this.#from) return
    const full = Math.round((done / this.#total) * BAR_CELLS)
    this.#clear()
    this.#output.write(`${this.#says} ${"█".repeat(full)}${"░".repeat(BAR_CELLS - full)} ${done} of ${this.#total}`)
    this.#hasLine = true
  }

  end(): void {
    if (this.#hasLine) this.#clear()
    this.#hasLine = false
  }

  #clear(): void {
    cursorTo(this.#output, 0)
    clearLine(this.#output, 0)
  }
}
