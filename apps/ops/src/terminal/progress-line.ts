import { clearLine, cursorTo } from "node:readline"

const AFTER_MS = 1_000
const BAR_CELLS = 24

/** A terminal, or what may be one. */
type Output = { isTTY?: boolean } & NodeJS.WritableStream

/** Says what a long work is that cannot say how far it is: on the same terms as below. */
export async function saidWhile<Answer>(
  says: string,
  work: Promise<Answer>,
  output: Output = process.stderr,
): Promise<Answer> {
  if (!output.isTTY) return work
  const timer = setTimeout(() => output.write(`${says} …`), AFTER_MS)
  return work.finally(() => {
    clearTimeout(timer)
    clear(output)
  })
}

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
    clear(this.#output)
    this.#output.write(`${this.#says} ${"█".repeat(full)}${"░".repeat(BAR_CELLS - full)} ${done} of ${this.#total}`)
    this.#hasLine = true
  }

  end(): void {
    if (this.#hasLine) clear(this.#output)
    this.#hasLine = false
  }
}

function clear(output: Output): void {
  cursorTo(output, 0)
  clearLine(output, 0)
}
