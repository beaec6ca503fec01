import { ERRORS } from "@rosette/contract/errors"
import { escapeHtml } from "../../lib/escape-html.ts"
import type { OpenapiDocument, Operation, Parameter, Schema } from "./openapi-document.ts"

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

const INDENT = "  "

const nameOf = (reference: string) => reference.slice(reference.lastIndexOf("/") + 1)

function bounds({ minimum, maximum, minLength, maxLength, exclusiveMinimum }: Schema): string {
  const least = minimum ?? minLength ?? (exclusiveMinimum === 0 ? 1 : undefined)
  const most = maximum ?? maxLength
  if (least === undefined && most === undefined) return ""
  const unit = minLength !== undefined || maxLength !== undefined ? " characters" : ""
  if (least === undefined) return ` (at most ${most}${unit})`
  return most === undefined ? ` (at least ${least}${unit})` : ` (${least} to ${most}${unit})`
}

/** A schema as text: the JSON with types in place of values. */
export function outline(schema: Schema, depth = 0): string {
  const { $ref, anyOf, enum: values, items, properties, required = [] } = schema
  if ($ref) return nameOf($ref)
  if (anyOf) return anyOf.map((choice) => outline(choice, depth)).join(" or ")
  if (values) return values.map((value) => JSON.stringify(value)).join(" or ")
  if (items) return `[ ${outline(items, depth)} … ]`
  if (properties) {
    const inner = INDENT.repeat(depth + 1)
    const lines = Object.entries(properties).map(([name, field]) => {
      const optional = required.includes(name) ? "" : "?"
      const fallback = field.default === undefined ? "" : ` = ${JSON.stringify(field.default)}`
      return `${inner}${name}${optional}: ${outline(field, depth + 1)}${fallback}`
    })
    return `{\n${lines.join("\n")}\n${INDENT.repeat(depth)}}`
  }
  const type = Array.isArray(schema.type)
    ? schema.type.join(" or ")
    : (schema.type ?? (schema.const === undefined ? "anything" : JSON.stringify(schema.const)))
  return `${type}${bounds(schema)}`
}
