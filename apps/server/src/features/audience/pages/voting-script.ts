import { createHash } from "node:crypto"

/**
 * Makes the forms of the voting page into one page that stays: a ticket's code is taken out of the address at once, each form is sent
 * without leaving the page, so that a line that fails loses nothing, and the list is narrowed by what is typed. Without it the forms work
 * as forms.
 */
export const VOTING_SCRIPT = `{
const PATIENCE_MS = 15000
const steps = []
const code = decodeURIComponent(location.hash.slice(1))
history.replaceState({ step: 0 }, "", location.pathname + location.search)
const started = (isNew) => {
  for (const time of document.querySelectorAll("[data-at]"))
    time.textContent = ", " + new Date(time.dataset.at).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit", hour12: false })
  for (const form of document.forms) form.addEventListener("submit", send)
  for (const field of document.querySelectorAll("[data-narrows]")) field.addEventListener("input", () => narrow(field))
  if (isNew) {
    scrollTo(0, 0)
    const next = document.querySelector("[autofocus]") ?? document.querySelector("h1")
    next.focus()
  }
}
const show = (step) => {
  const { title, body } = steps[step]
  document.title = title
  document.body.replaceWith(body)
  started(true)
}
const keep = () => {
  steps[history.state.step] = { title: document.title, body: document.body.cloneNode(true) }
}
const narrow = (field) => {
  const typed = field.value.trim().toLowerCase()
  for (const item of field.form.querySelectorAll("[data-of]")) item.hidden = !item.dataset.of.toLowerCase().includes(typed)
}
const send = async (event) => {
  event.preventDefault()
  const { currentTarget: form, submitter } = event
  const sent = new URLSearchParams(new FormData(form))
  if (submitter && submitter.name) sent.set(submitter.name, submitter.value)
  const told = form.querySelector("[role=alert]")
  told.textContent = ""
  if (form.dataset.busy) return
  form.dataset.busy = "sending"
  const stop = new AbortController()
  const timer = setTimeout(() => stop.abort(), PATIENCE_MS)
  try {
    const answer = await fetch(form.action, { method: "POST", body: sent, signal: stop.signal })
    const page = new DOMParser().parseFromString(await answer.text(), "text/html")
    if (!page.querySelector("main.voting")) throw new Error("not the voting page")
    keep()
    history.pushState({ step: history.state.step + 1 }, "", location.pathname)
    steps[history.state.step] = { title: page.title, body: page.body }
    show(history.state.step)
  } catch {
    told.textContent = "No answer yet. Please try again: a ticket has one vote, however often it is sent."
    told.scrollIntoView({ block: "center" })
  } finally {
    clearTimeout(timer)
    delete form.dataset.busy
  }
}
addEventListener("popstate", () => {
  const { step } = history.state ?? {}
  if (steps[step]) show(step)
})
started(false)
if (code) {
  const field = document.querySelector("input[name=code]")
  field.value = code
  field.form.querySelector("button").click()
}
}`

/** Allows the page exactly this script, and no other. */
export const VOTING_SCRIPT_SOURCE = `'sha256-${createHash("sha256").update(VOTING_SCRIPT).digest("base64")}'`
