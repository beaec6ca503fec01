import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import { accepts, type Coding, MIN_COMPRESSED_BYTES } from "./content-coding.ts"

/** Compressed once for all readers, so a higher level than for single answers pays. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }
const PACK: Record<Coding, (text: Buffer) => Promise<Buffer>> = {
  br: (text) => promisify(brotliCompress)(text, BROTLI),
  gzip: (text) => promisify(gzip)(text),
}
/** The shorter one first. */
const CODINGS = ["br", "gzip"] as const

/** A text for many readers: its bytes, and its compressed forms, made when the first reader accepts them. */
export class PreparedText {
  readonly #plain: Buffer
  readonly #packed = new Map<Coding, Promise<Buffer>>()

  constructor(text: string) {
    this.#plain = Buffer.from(text)
  }

  /** The shortest form that a client with this Accept-Encoding accepts. */
  async formFor(accepted: string | undefined): Promise<{ coding: Coding | null; bytes: Buffer }> {
    const coding =
      this.#plain.length < MIN_COMPRESSED_BYTES ? undefined : CODINGS.find((one) => accepts(one, accepted ?? ""))
    if (!coding) return { coding: null, bytes: this.#plain }
    const packed = this.#packed.get(coding) ?? PACK[coding](this.#plain)
    this.#packed.set(coding, packed)
    return { coding, bytes: await packed }
  }
}
