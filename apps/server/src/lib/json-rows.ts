import { setImmediate as yieldToEventLoop } from "node:timers/promises"
import { exceeds, type JsonBounds } from "./json-bounds.ts"

const [QUOTE, BACKSLASH, COMMA, COLON] = Buffer.from('"\\,:')
const [OPEN_OBJECT, CLOSE_OBJECT, OPEN_LIST, CLOSE_LIST] = Buffer.from("{}[]")
const BLANKS = new Set(Buffer.from(" \t\n\r"))

/** Bytes processed between two turns of the event loop. */
const CHUNK_BYTES = 65_536
const ROWS_AT_ONCE = 200
/** The depth of the rows: `{rows}`, or `{"0":{rows}}` for a batched call. */
const MAX_DEPTH = 2

export type RowsOptions<Row> = {
  /** The name of the long list. */
  key: string
  /** One more row than this is read, enough to refuse it, and nothing after it. */
  maxRows: number
  maxRowBytes: number
  /** The most structure of a row. */
  rowBounds: JsonBounds
  /** The limit of everything except the rows. */
  maxOtherBytes: number
  /** Maps a parsed row; rows count from 1. */
  rowOf(parsed: unknown, row: number): Row
}

/** A row, or everything outside the rows (null), exceeds its limits. */
export class TooLongToParse extends Error {
  readonly row: number | null

  constructor(row: number | null) {
    super("The text is too long to be parsed.")
    this.row = row
  }
}

/**
 * Parses a JSON object with one long list of rows. Yields to the event loop, so that ten megabytes block nobody and
 * take no more memory than their rows. Returns undefined for a blank text; throws a SyntaxError for invalid JSON.
 */
export async function parseWithRows<Row>(bytes: Buffer, options: RowsOptions<Row>): Promise<unknown> {
  return new RowsParser(bytes, options).parse()
}

class RowsParser<Row> {
  readonly #bytes: Buffer
  readonly #options: RowsOptions<Row>
  #at = 0
  #otherBytes = 0
  #lastYieldAt = 0
  #hasEnough = false

  constructor(bytes: Buffer, options: RowsOptions<Row>) {
    this.#bytes = bytes
    this.#options = options
  }

  async parse(): Promise<unknown> {
    if (this.#next() === undefined) return undefined
    const value = this.#next() === OPEN_OBJECT ? await this.#object(1) : this.#other()
    if (!this.#hasEnough && this.#next() !== undefined) throw new SyntaxError("There is more after the end.")
    return value
  }

  /** The next byte after whitespace; undefined at the end. */
  #next(): number | undefined {
    while (BLANKS.has(this.#bytes[this.#at] ?? 0)) this.#at += 1
    return this.#bytes[this.#at]
  }

  #take(byte: number | undefined): void {
    if (this.#next() !== byte) throw new SyntaxError("Another character was expected.")
    this.#at += 1
  }

  async #object(depth: number): Promise<Record<string, unknown>> {
    const members: [string, unknown][] = []
    this.#take(OPEN_OBJECT)
    while (members.length > 0 || this.#next() !== CLOSE_OBJECT) {
      if (this.#next() !== QUOTE) throw new SyntaxError("A name was expected.")
      const name = String(this.#other())
      this.#take(COLON)
      members.push([name, await this.#member(name, depth)])
      if (this.#hasEnough) return Object.fromEntries(members)
      if (this.#next() === CLOSE_OBJECT) break
      this.#take(COMMA)
    }
    this.#take(CLOSE_OBJECT)
    return Object.fromEntries(members)
  }

  async #member(name: string, depth: number): Promise<unknown> {
    const first = this.#next()
    if (name === this.#options.key && first === OPEN_LIST) return this.#rows()
    return first === OPEN_OBJECT && depth < MAX_DEPTH ? this.#object(depth + 1) : this.#other()
  }

  async #rows(): Promise<Row[]> {
    const rows: Row[] = []
    this.#take(OPEN_LIST)
    while (rows.length > 0 || this.#next() !== CLOSE_LIST) {
      const row = rows.length + 1
      this.#next()
      const parsed = this.#value(this.#options.maxRowBytes, row)
      rows.push(this.#options.rowOf(parsed, row))
      if (row > this.#options.maxRows) {
        this.#hasEnough = true
        return rows
      }
      if (row % ROWS_AT_ONCE === 0 || this.#at - this.#lastYieldAt > CHUNK_BYTES) await this.#yield()
      if (this.#next() === CLOSE_LIST) break
      this.#take(COMMA)
    }
    this.#take(CLOSE_LIST)
    return rows
  }

  #other(): unknown {
    const start = this.#at
    const value = this.#value(this.#options.maxOtherBytes - this.#otherBytes, null)
    this.#otherBytes += this.#at - start
    return value
  }

  #value(maxBytes: number, row: number | null): unknown {
    const start = this.#at
    this.#at = this.#endOfValue(maxBytes, row)
    if (row !== null && exceeds(this.#bytes.subarray(start, this.#at), this.#options.rowBounds))
      throw new TooLongToParse(row)
    return JSON.parse(this.#bytes.toString("utf8", start, this.#at))
  }

  /**
   * Finds the end of the value that starts here by its brackets and strings; JSON.parse decides whether it is valid.
   */
  #endOfValue(maxBytes: number, row: number | null): number {
    const bytes = this.#bytes
    const farthest = Math.min(bytes.length, this.#at + maxBytes)
    let depth = 0
    let isText = false
    for (let at = this.#at; at < farthest; at += 1) {
      const byte = bytes[at]
      if (isText) {
        if (byte === BACKSLASH) at += 1
        else if (byte === QUOTE) isText = false
        if (!isText && depth === 0) return at + 1
      } else if (byte === QUOTE) isText = true
      else if (byte === OPEN_OBJECT || byte === OPEN_LIST) depth += 1
      else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) {
        if (depth <= 1) return depth === 0 ? at : at + 1
        depth -= 1
      } else if (depth === 0 && (byte === COMMA || BLANKS.has(byte ?? 0))) return at
    }
    if (farthest < bytes.length) throw new TooLongToParse(row)
    return farthest
  }

  async #yield(): Promise<void> {
    this.#lastYieldAt = this.#at
    await yieldToEventLoop()
  }
}
