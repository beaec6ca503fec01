import { ERRORS } from "@rosette/contract/errors"
import { escapeHtml } from "../../lib/escape-html.ts"
import type { OpenapiDocument, Operation, Parameter } from "./openapi-document.ts"
import { outline } from "./schema-outline.ts"

const section = (title: string, body: string) => `<h3>${title}</h3>\n${body}`
const block = (text: string) => `<pre tabindex="0"><code>${escapeHtml(text)}</code></pre>`

const parameterRow = ({ name, in: place, schema }: Parameter) =>
  `<tr><td><code>${escapeHtml(name)}</code></td><td>${place}</td><td>${escapeHtml(outline(schema))}</td></tr>`

const refusalRow = (code: keyof typeof ERRORS) =>
  `<tr><td>${ERRORS[code].status}</td><td><code>${code}</code></td><td>${escapeHtml(ERRORS[code].message)}</td></tr>`

const table = (head: readonly string[], rows: readonly string[]) =>
  `<div class="scroll" tabindex="0"><table><thead><tr>${head.map((text) => `<th scope="col">${text}</th>`).join("")}</tr></thead><tbody>${rows.join("")}</tbody></table></div>`

function contentOf(content: Record<string, { schema: Parameters<typeof outline>[0] }> | undefined): string {
  return Object.entries(content ?? {})
    .map(([type, { schema }]) => `<p class="type">${type}</p>${block(outline(schema))}`)
    .join("")
}

function operation(
  method: string,
  path: string,
  { summary, description, parameters, requestBody, responses, ...rest }: Operation,
): string {
  const [status, answer] = Object.entries(responses)[0] ?? []
  return `<details>
<summary><span class="method ${method}">${method.toUpperCase()}</span> <code class="path">${escapeHtml(path)}</code> <span class="what">${escapeHtml(summary)}</span></summary>
<p>${escapeHtml(description)}</p>
${parameters.length > 0 ? section("Parameters", table(["Name", "In", "Type"], parameters.map(parameterRow))) : ""}
${requestBody ? section("Body", contentOf(requestBody.content)) : ""}
${section(`Answer ${status}`, contentOf(answer?.content))}
${section("Refusals", table(["Status", "Code", "Sentence"], rest["x-refusals"].map(refusalRow)))}
</details>`
}

function tagSection(document: OpenapiDocument, { name, description }: { name: string; description: string }): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { tags }]) => tags.includes(name))
      .map(([method, call]) => operation(method, path, call)),
  )
  return `<section><h2 id="${name}">${escapeHtml(description)}</h2>\n${operations.join("\n")}</section>`
}

const things = ({ components }: OpenapiDocument) =>
  Object.entries(components.schemas)
    .map(([name, schema]) => `<details><summary><code>${name}</code></summary>${block(outline(schema))}</details>`)
    .join("\n")

/** The documentation as one page without scripts or other hosts. */
export function docsPage(document: OpenapiDocument, styleUrl: string): string {
  const { title, version, description } = document.info
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} API</title>
<link rel="stylesheet" href="${styleUrl}">
</head>
<body>
<header><h1>${title} API</h1><p>Version ${version}. ${escapeHtml(description)} The same as <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
<nav aria-label="Parts">${document.tags.map(({ name, description }) => `<a href="#${name}">${escapeHtml(description)}</a>`).join("")}<a href="#things">Things</a><a href="#refusals">Refusals</a></nav></header>
<main>
${document.tags.map((tag) => tagSection(document, tag)).join("\n")}
<section><h2 id="things">Things</h2>
${things(document)}</section>
<section><h2 id="refusals">Refusals</h2>
${table(["Status", "Code", "Sentence"], (Object.keys(ERRORS) as (keyof typeof ERRORS)[]).map(refusalRow))}</section>
</main>
</body>
</html>`
}
