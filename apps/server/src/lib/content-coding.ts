/** Shorter texts fit into the first packets of a connection anyway. */
export const MIN_COMPRESSED_BYTES = 1_500

export type Coding = "br" | "gzip"

/** Whether an Accept-Encoding names this coding with a weight above zero. */
export const accepts = (coding: Coding, accepted: string): boolean =>
  accepted
    .toLowerCase()
    .split(",")
    .map((each) => each.trim())
    .some((each) => NAMED[coding].test(each) && !/;\s*q=0(?:\.0*)?$/.test(each))

const NAMED = { br: /^br\s*(?:;|$)/, gzip: /^gzip\s*(?:;|$)/ }
