import { escapeHtml } from "../../lib/escape-html.ts"

/** Text that is already HTML. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Part = string | number | null | Html | readonly Html[]

const textOf = (part: Part): string => {
  if (part === null) return ""
  if (part instanceof Html) return part.text
  if (typeof part === "object") return part.map(({ text }) => text).join("")
  return escapeHtml(String(part))
}

/** A piece of a page: every value is escaped, unless it was made by this function. */
export const html = (pieces: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(pieces.reduce((text, piece, index) => text + textOf(parts[index - 1] ?? null) + piece))
