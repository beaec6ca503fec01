import { clearScreenDown, cursorTo } from "node:readline"

const [OTHER_SCREEN, FIRST_SCREEN] = ["\u001b[?1049h\u001b[?25l", "\u001b[?25h\u001b[?1049l"]

/** One screen that is drawn again and again. What was on the terminal before is there again at the end. */
export class Screen {
  #drawn = ""

  constructor() {
    process.stdout.write(OTHER_SCREEN)
    process.stdout.on("resize", this.#drawAgain)
  }

  draw(text: string): void {
    this.#drawn = text
    this.#drawAgain()
  }

  /** Closes the screen, and leaves a text on the terminal. */
  end(last: string): void {
    process.stdout.off("resize", this.#drawAgain)
    process.stdout.write(`${FIRST_SCREEN}${last}\n`)
  }

  readonly #drawAgain = (): void => {
    cursorTo(process.stdout, 0, 0)
    clearScreenDown(process.stdout)
    // A line more than the terminal has would move the first one out of sight.
    process.stdout.write(this.#drawn.split("\n").slice(0, process.stdout.rows).join("\n"))
  }
}
