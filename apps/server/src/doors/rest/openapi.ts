import type { RestAnswer } from "@rosette/contract/call"
import { ERRORS, type ErrorCode } from "@rosette/contract/errors"
import { ACCESS_LEVELS, type Role } from "@rosette/contract/roles"
import { ROUTERS } from "@rosette/contract/routers"
import { ROLE_COOKIES } from "../../kernel/sessions/session-store.ts"
import { PROCEDURES, type ProcedureInfo, procedureAt, refusalWhenPublished } from "../calls/procedure-list.ts"
import type { Content, OpenapiDocument, Operation, Parameter, Schema } from "./openapi-document.ts"
import { answerSchemas, REFUSAL, schemaOfInput } from "./openapi-schemas.ts"
import { REST_ROUTES, type RestRoute } from "./routes.ts"

const INTRODUCTION = [
  "Judged contests: events, entries, criteria, judges, sheets, results, awards.",
  "Every failure is a JSON object with a sentence in error and a name for the situation in code.",
  "Sign-in sets a cookie for its role; one client can hold all three at once. Unknown fields are ignored.",
].join(" ")

const JSON_ONLY = "application/json"

/** Answers that REST sends in another form than the procedure returns them. */
const CONTENTS: Partial<Record<RestAnswer, Content>> = {
  archive: { "application/gzip": { schema: { type: "string", contentMediaType: "application/gzip" } } },
  csv: { "text/csv": { schema: { type: "string" } } },
  snapshot: { [JSON_ONLY]: { schema: { $ref: "#/components/schemas/SnapshotBody" } } },
}

function without(schema: Schema, names: readonly string[]): Schema {
  if (!schema.properties) return schema
  const properties = Object.fromEntries(Object.entries(schema.properties).filter(([name]) => !names.includes(name)))
  const required = schema.required?.filter((name) => !names.includes(name))
  return { ...schema, properties, ...(required && { required }) }
}

const isEmpty = ({ type, properties }: Schema) => type === "object" && Object.keys(properties ?? {}).length === 0

function bodyOf({ body }: ProcedureInfo, schema: Schema): Operation["requestBody"] {
  if (body !== "picture") return { required: (schema.required?.length ?? 1) > 0, content: { [JSON_ONLY]: { schema } } }
  const image = { type: "string", contentMediaType: "application/octet-stream" }
  return {
    required: true,
    content: { "multipart/form-data": { schema: { type: "object", properties: { image }, required: ["image"] } } },
  }
}

function operationOf(
  [method, path, name, created]: RestRoute,
  isOnly: boolean,
  answers: Map<string, Schema>,
): Operation {
  const procedure = procedureAt(name)
  const { who, says, restAnswer, statusAgain } = procedure
  const pathNames = [...path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? "")
  const schema = procedure.documentedInput ?? procedure.input
  const input = schema ? schemaOfInput(schema) : null
  const rest = input && without(input, pathNames)
  const isWrite = method !== "GET"
  const hasRest = rest !== null && !isEmpty(rest)
  const idSchema = (key: string) => input?.properties?.[key] ?? { type: "integer" }
  const query = !isWrite && hasRest ? Object.entries(rest.properties ?? {}) : []
  const shape = {
    isWrite,
    hasBody: isWrite && hasRest,
    hasQuery: query.length > 0,
    hasIds: pathNames.length > 0 || who === "organizer",
  }
  const codes = refusalsOf(procedure, shape)
  const answer = answers.get(name) ?? {}
  const content = (restAnswer && CONTENTS[restAnswer]) ?? { [JSON_ONLY]: { schema: answer } }
  return {
    operationId: isOnly ? name : `${name}.${method.toLowerCase()}`,
    tags: [name.slice(0, name.indexOf("."))],
    summary: says,
    description: `${ACCESS_LEVELS[who].says}.`,
    security: ACCESS_LEVELS[who].roles.map((role: Role) => ({ [role]: [] })),
    parameters: [
      ...pathNames.map((key): Parameter => ({ name: key, in: "path", required: true, schema: idSchema(key) })),
      ...query.map(([key, schema]): Parameter => ({ name: key, in: "query", required: false, schema })),
    ],
    ...(shape.hasBody && rest && { requestBody: bodyOf(procedure, rest) }),
    responses: {
      [created ?? 200]: { description: "Done", content },
      ...(statusAgain && { [statusAgain]: { description: "Was there already", content } }),
      ...refusalResponses(codes),
    } as Operation["responses"],
    "x-refusals": codes,
  }
}

/** All of REST as OpenAPI 3.1, generated from the table of routes and the contract, so that they always agree. */
export function openapiDocument(version: string): OpenapiDocument {
  const { answers, named } = answerSchemas(PROCEDURES.values())
  const paths: OpenapiDocument["paths"] = {}
  for (const route of REST_ROUTES) {
    const [method, path, name] = route
    const address = `/api${path.replaceAll(/:(\w+)/g, "{$1}")}`
    const isOnly = REST_ROUTES.filter(([, , other]) => other === name).length === 1
    paths[address] = { ...paths[address], [method.toLowerCase()]: operationOf(route, isOnly, answers) }
  }
  return {
    openapi: "3.1.0",
    info: { title: "Rosette", version, description: INTRODUCTION, license: { name: "MIT", identifier: "MIT" } },
    servers: [{ url: "/" }],
    tags: Object.entries(ROUTERS).map(([name, { says }]) => ({ name, description: says })),
    paths,
    components: {
      schemas: named,
      securitySchemes: Object.fromEntries(
        Object.entries(ROLE_COOKIES).map(([role, name]) => [role, { type: "apiKey", in: "cookie", name }]),
      ),
    },
  }
}

type CallShape = { isWrite: boolean; hasBody: boolean; hasQuery: boolean; hasIds: boolean }

/** Every refusal of a call; the general ones follow from its shape and who may call it. */
function refusalsOf(procedure: ProcedureInfo, { isWrite, hasBody, hasQuery, hasIds }: CallShape): ErrorCode[] {
  const { who, refuses = [] } = procedure
  const codes: ErrorCode[] = []
  if (hasBody || hasQuery) codes.push("INVALID_INPUT")
  if (hasBody) codes.push("MALFORMED_JSON", "TOO_LARGE", "UNSUPPORTED_MEDIA_TYPE")
  if (who !== "anybody") codes.push("SIGN_IN_REQUIRED", "FORBIDDEN")
  if (isWrite) codes.push("FOREIGN_ORIGIN")
  if (hasIds) codes.push("NOT_FOUND")
  if (refusalWhenPublished(procedure) === "RESULTS_PUBLISHED") codes.push("RESULTS_PUBLISHED")
  codes.push(...refuses, "UNAVAILABLE")
  return codes
}

/** The refusals as OpenAPI responses: one per status, its codes and sentences in the description. */
function refusalResponses(codes: readonly ErrorCode[]): Record<string, object> {
  const byStatus = Map.groupBy(codes, (code) => String(ERRORS[code].status))
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      status,
      {
        description: group.map((code) => `${code}: ${ERRORS[code].message}`).join("\n"),
        ...((status === "429" || status === "503") && {
          headers: { "Retry-After": { description: "Seconds to wait", schema: { type: "integer" } } },
        }),
        content: { "application/json": { schema: REFUSAL } },
      },
    ]),
  )
}
