import { type FormErrors, schemaResolver } from "@mantine/form"

type Schema = Parameters<typeof schemaResolver>[0]

const SIGNS = ["pointerdown", "keydown"]

/** The listeners outlive their screen: the next one may have no form. */
const hasForm = () => document.querySelector("form") !== null
const isSubmit = ({ target }: Event) => target instanceof Element && target.closest("[type=submit]") !== null

/**
 * Validates a form with a schema that is loaded at the first touch or key press in a page with a form, so that the screen opens without it.
 * Nobody waits for it: until it is loaded, only the server validates, with the same schema. A tap on the submit button does
 * not load it: a judge with a card's link does nothing else, and it would take a slow network from the sign-in itself.
 */
export function lazySchema(load: () => Promise<Schema>): (values: unknown) => FormErrors | Promise<FormErrors> {
  let schema: Schema | null = null
  const prepare = (event: Event) => {
    if (isSubmit(event) || !hasForm()) return
    stop()
    load().then(
      (loaded) => {
        schema = loaded
      },
      // The next touch tries again.
      listen,
    )
  }
  const listen = () => {
    for (const sign of SIGNS) document.addEventListener(sign, prepare)
  }
  const stop = () => {
    for (const sign of SIGNS) document.removeEventListener(sign, prepare)
  }
  // The build renders forms without a document.
  if (typeof document !== "undefined") listen()
  return (values) => (schema ? schemaResolver(schema)(values) : {})
}
