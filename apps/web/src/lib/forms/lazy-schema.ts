import { type FormErrors, schemaResolver } from "@mantine/form"

type Schema = Parameters<typeof schemaResolver>[0]

/**
 * Validates a form with a schema that is loaded at the first touch or key press, so that the screen opens without it. Nobody
 * waits for it: until it is loaded, only the server validates, with the same schema.
 */
export function lazySchema(load: () => Promise<Schema>): (values: unknown) => FormErrors | Promise<FormErrors> {
  let schema: Schema | null = null
  const prepare = () => {
    load().then(
      (loaded) => {
        schema = loaded
      },
      // The next submit tries again.
      () => undefined,
    )
  }
  for (const sign of ["pointerdown", "keydown"]) document.addEventListener(sign, prepare, { once: true })
  return (values) => {
    if (schema) return schemaResolver(schema)(values)
    prepare()
    return {}
  }
}
