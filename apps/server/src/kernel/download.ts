import type { Readable } from "node:stream"

/** A file that is made while it is sent. What has a name for callers is its own; `open` begins it, and may refuse. */
export type Download = { fileName: string; open(): Promise<Readable> }
