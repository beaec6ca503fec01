import type { FormHandOver } from "./take-over.ts"

/** On a form that was submitted before the app: the app submits it as soon as it runs. */
const SUBMITTED = "data-submitted"

const fieldsOf = (form: HTMLFormElement) => [...form.querySelectorAll("input")]

function setEnabled(form: HTMLFormElement, isEnabled: boolean): void {
  for (const button of form.querySelectorAll<HTMLButtonElement>("button[type=submit]")) {
    button.disabled = !isEnabled
    button.toggleAttribute("data-disabled", !isEnabled)
  }
}

/**
 * Makes a form work before the app runs. Its button is enabled once every field is filled in, as in the app. A submit is kept for
 * the app, and nothing can be changed after it; `send` gets the values by their names, as the app would send them. `text` is
 * filled into the first field, unless it is empty. The field that has the focus when the screen opens gets it now.
 */
export function openForm(form: HTMLFormElement, text: string, send: (values: Record<string, string>) => void): void {
  const followFields = () =>
    setEnabled(
      form,
      fieldsOf(form).every(({ value }) => value.trim() !== ""),
    )
  form.addEventListener("input", followFields)
  form.addEventListener("submit", (event) => {
    event.preventDefault()
    form.setAttribute(SUBMITTED, "")
    for (const field of fieldsOf(form)) field.readOnly = true
    setEnabled(form, false)
    send(valuesOf(form))
  })
  fill(form, text)
  followFields()
  // Not now: the page would be laid out twice.
  requestAnimationFrame(() => {
    if (document.activeElement === document.body)
      form.querySelector<HTMLElement>("[data-autofocus]")?.focus({ preventScroll: true })
  })
}

/** Mantine writes the name of each value into the field. Codes are in capitals, as the app writes them. */
const valuesOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    fieldsOf(form).map((field) => [
      field.dataset.path ?? "",
      field.getAttribute("autocapitalize") === "characters" ? field.value.toUpperCase() : field.value,
    ]),
  )

/** Replaces the text of the first field, for a link that is opened while the form is shown. */
export function fill(form: HTMLFormElement, text: string): void {
  const [first] = fieldsOf(form)
  if (!first || text === "" || form.hasAttribute(SUBMITTED)) return
  first.value = text
  first.dispatchEvent(new Event("input", { bubbles: true }))
}

/** Enters a text as a person does: React notices a value only if it is set past its own property. */
function enter(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, text)
  field.dispatchEvent(new Event("input", { bubbles: true }))
}

const inputsIn = (page: Element) => [...page.querySelectorAll("input")]

/** Copies what was typed into the app's fields. */
function handOverTexts(early: Element, root: Element): void {
  const fields = inputsIn(root)
  for (const [at, { value, defaultValue }] of inputsIn(early).entries()) {
    const field = fields[at]
    if (field && value !== defaultValue) enter(field, value)
  }
}

/** Gives a field of the app the same selection; the field has to have the focus already. */
function handOverSelection(early: Element, field: Element): void {
  if (!(early instanceof HTMLInputElement && field instanceof HTMLInputElement)) return
  const { selectionStart, selectionEnd, selectionDirection } = early
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined)
}

/** Submits the app's form if the early one was submitted. Safari has `requestSubmit` only from 16, and React hears the event alone. */
function handOverSubmit(early: Element, root: Element): void {
  if (!early.querySelector(`form[${SUBMITTED}]`)) return
  root.querySelector("form")?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }))
}

export const handOverForm: FormHandOver = { texts: handOverTexts, selection: handOverSelection, submit: handOverSubmit }
