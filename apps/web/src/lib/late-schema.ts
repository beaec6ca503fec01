import { type FormErrors, schemaResolver } from "@mantine/form"

type Schema = Parameters<typeof schemaResolver>[0]

/**
 * Checks a form by a schema that is fetched at the first touch or key, so that the screen does not wait for it. Where it
 * cannot be fetched the server, which checks by the same schema, says what is wrong.
 */
export function lateSchema(load: () => Promise<Schema>): (values: unknown) => Promise<FormErrors> {
  const ignore = () => undefined
  const prepare = () => void load().catch(ignore)
  for (const sign of ["pointerdown", "keydown"]) document.addEventListener(sign, prepare, { once: true })
  return async (values) => {
    const schema = await load().catch(ignore)
    return schema ? schemaResolver(schema)(values) : {}
  }
}
