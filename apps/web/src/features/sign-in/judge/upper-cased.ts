/**
 * The text of a field in capitals, which are put into the field with its cursor where it was: React moves the cursor to the end
 * when it replaces a text.
 */
export function upperCased(field: HTMLInputElement): string {
  const { value, selectionStart, selectionEnd } = field
  const capitals = value.toUpperCase()
  if (capitals !== value) {
    field.value = capitals
    field.setSelectionRange(selectionStart, selectionEnd)
  }
  return capitals
}
