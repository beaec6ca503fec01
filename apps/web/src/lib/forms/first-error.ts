type Form = { getInputNode: (path: string) => HTMLElement | null }

/** Focuses the field of these errors that comes first on the screen. */
export function focusFirstError(form: Form, errors: Record<string, unknown>): void {
  const fields = Object.keys(errors).flatMap((path) => form.getInputNode(path) ?? [])
  const [first] = fields.sort((one, other) => (isBefore(one, other) ? -1 : 1))
  first?.focus()
}

const isBefore = (one: Node, other: Node): boolean =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
