import type { ErrorCode } from "@rosette/contract/errors"

/** The part of JSON Schema that the documents use. */
export type Schema = {
  $ref?: string
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  enum?: unknown[]
  [keyword: string]: unknown
}

export type Parameter = { name: string; in: "path" | "query"; required: boolean; schema: Schema }
export type Content = Record<string, { schema: Schema }>

export type Operation = {
  operationId: string
  tags: string[]
  summary: string
  description: string
  security: Record<string, string[]>[]
  parameters: Parameter[]
  requestBody?: { required: boolean; content: Content }
  responses: Record<string, { description: string; content?: Content }>
  "x-refusals": ErrorCode[]
}

export type OpenapiDocument = {
  openapi: "3.1.0"
  info: { title: string; version: string; description: string; license: { name: string; identifier: string } }
  servers: { url: string }[]
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema>; securitySchemes: Record<string, object> }
}
