import { type FormErrors, schemaResolver } from "@mantine/form"

type Schema = Parameters<typeof schemaResolver>[0]

/**
 * Checks a form by a schema that is fetched when the page has all that it shows. What is submitted before waits for it;
 * where it cannot be fetched the server, which checks by the same schema, says what is wrong.
 */
export function lateSchema(load: () => Promise<Schema>): (values: unknown) => Promise<FormErrors> {
  const ignore = () => undefined
  const prepare = () => void load().catch(ignore)
  if (document.readyState === "complete") prepare()
  else window.addEventListener("load", prepare, { once: true })
  return async (values) => {
    const schema = await load().catch(ignore)
    return schema ? schemaResolver(schema)(values) : {}
  }
}
