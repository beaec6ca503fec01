import { Socket } from "node:net"

/**
 * A socket to PostgreSQL: all statements of one turn of the event loop are sent in one write, which wakes PostgreSQL
 * once.
 */
export class TurnSocket extends Socket {
  #isHeld = false

  /** pg corks the socket while it sends a statement. */
  override cork(): void {
    super.cork()
    if (this.#isHeld) return
    this.#isHeld = true
    super.cork()
    process.nextTick(() => {
      this.#isHeld = false
      super.uncork()
    })
  }
}
