/** The start of a text, cut between two words, with an ellipsis; the text itself if it has at most `maxChars`. */
export function shortened(text: string, maxChars: number): string {
  if (text.length <= maxChars) return text
  const start = text.slice(0, maxChars)
  const lastGap = start.search(/\s\S*$/)
  const end = lastGap > maxChars / 2 ? lastGap : maxChars
  const whole = start.slice(0, end).replace(/[\uD800-\uDBFF]$/, "")
  return `${whole.trimEnd()}…`
}
