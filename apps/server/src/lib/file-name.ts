/** Control characters and path separators, with the spaces around them: browsers do not allow these in file names. */
const UNFIT = /\s*[\p{Control}\\/]+\s*/gu

/**
 * A text as a file name, with as few changes as possible; empty if nothing of it can be used. Characters that only some
 * file systems refuse are kept: the browser knows where it saves.
 */
export const fileNameOf = (text: string): string =>
  text
    .replace(UNFIT, " ")
    .replace(/^[. ]+/, "")
    .trimEnd()
