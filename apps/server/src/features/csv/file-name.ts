/** Control characters, and what one file system or another takes for a separator or a wildcard. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that are taken out
const UNFIT = /[\u0000-\u001f\u007f-\u009f\\/:*?"<>|]+/g

/** The name under which an export is saved: the event's, without what no file system takes, and "_contestants.csv". */
export function exportFileName(eventName: string): string {
  const fit = eventName
    .replace(UNFIT, " ")
    .replace(/\s+/g, " ")
    .replace(/^[. ]+|[. ]+$/g, "")
  return `${fit || "event"}_contestants.csv`
}
