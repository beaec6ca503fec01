import { type FormErrors, schemaResolver } from "@mantine/form"

type Schema = Parameters<typeof schemaResolver>[0]

/**
 * Validates a form with a schema that is loaded at the first touch or key press, so that the screen opens without it.
 * If it cannot be loaded, the server validates with the same schema.
 */
export function lazySchema(load: () => Promise<Schema>): (values: unknown) => Promise<FormErrors> {
  const ignore = () => undefined
  const prepare = () => void load().catch(ignore)
  for (const sign of ["pointerdown", "keydown"]) document.addEventListener(sign, prepare, { once: true })
  return async (values) => {
    const schema = await load().catch(ignore)
    return schema ? schemaResolver(schema)(values) : {}
  }
}
