/** Control characters and what separates folders, with the blanks around them: no browser makes a file's name of these. */
const UNFIT = /\s*[\p{Control}\\/]+\s*/gu

/**
 * A text as the name of a file, letter for letter where it can be; empty where nothing of it can. What only some file
 * systems refuse stays; the browser knows where it saves.
 */
export const fileNameOf = (text: string): string =>
  text
    .replace(UNFIT, " ")
    .replace(/^[. ]+/, "")
    .trimEnd()
