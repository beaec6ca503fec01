import type { PublicResults } from "@rosette/contract/public-pages"
import { type Html, html } from "./html.ts"
import { LOOK_PATH, LOOK_VERSION, STYLE_VERSION } from "./page-style.ts"

/** The addresses of a page: its own, as others link to it, and the folder of the entries' pages. */
export type PageAddress = { origin: string; path: string; entries: string; style: string }

type Look = PublicResults["event"]
type Shell = {
  title: string
  description: string
  image: string | null
  look: Pick<Look, "accent" | "coverUrl" | "logoUrl"> | null
}

/** The product's logo, which browsers have already loaded as the page's icon. */
const MARK = html`<img class="mark" src="/favicon.svg" alt="" width="32" height="32">`

const hasLook = (look: Shell["look"]) => Boolean(look?.accent ?? look?.coverUrl ?? look?.logoUrl)

/** The frame of every public page. */
export function shell(
  { title, description, image, look }: Shell,
  { origin, path, style }: PageAddress,
  content: Html,
): string {
  const picture = image?.startsWith("/") ? origin + image : image
  return html`<!doctype html>
<html lang="en"${look?.accent ? html` data-accent="${look.accent}"` : null}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#101722" media="(prefers-color-scheme: dark)">
<title>${title}</title>
<meta name="description" content="${description}">
<meta property="og:type" content="website">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${origin + path}">
<link rel="canonical" href="${origin + path}">
${picture === null ? null : html`<meta property="og:image" content="${picture}">\n`}<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${style}?${STYLE_VERSION}">
${hasLook(look) ? html`<link rel="stylesheet" href="${LOOK_PATH}?${LOOK_VERSION}">\n` : null}</head>
<body>
${content}
<footer>${MARK}<p>Judged with <a href="/">Rosette</a></p></footer>
</body>
</html>
`.text
}
