import type { Readable } from "node:stream"

/** A file that is made while it is sent. The named fields describe it; `open` begins it and may refuse. */
export type Download = { fileName: string; open(): Promise<Readable> }
