/** Control characters and what separates folders, with the blanks around them: no browser makes a file's name of these. */
const UNFIT = /\s*[\p{Control}\\/]+\s*/gu

/**
 * The name under which an export is saved: the event's, letter for letter where it can be, and "_contestants.csv". What
 * only some file systems refuse stays; the browser knows where it saves.
 */
export function exportFileName(eventName: string): string {
  const fit = eventName
    .replace(UNFIT, " ")
    .replace(/^[. ]+/, "")
    .trimEnd()
  return `${fit || "event"}_contestants.csv`
}
