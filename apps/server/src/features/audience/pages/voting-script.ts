import { createHash } from "node:crypto"

/** Said of a number that is typed, by the list that is narrowed and by the server alike. */
export const NO_SUCH_NUMBER = "No entry has this number."

/**
 * Makes the forms of the voting page into one page that stays: a ticket's code is taken out of the address at once, each form is sent
 * without leaving the page, so that a line that fails loses nothing, and the list is narrowed by what is typed. Without it, and in
 * browsers that do not tell which button was pressed, the forms work as forms.
 */
export const VOTING_SCRIPT = `{
const PATIENCE_MS = 15000
const steps = []
const code = new URLSearchParams("code=" + location.hash.slice(1)).get("code")
history.replaceState({ step: 0 }, "", location.pathname + location.search)
history.scrollRestoration = "manual"
const start = () => {
  for (const time of document.querySelectorAll("[data-at]"))
    time.textContent = ", " + new Date(time.dataset.at).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit", hourCycle: "h23" })
  for (const form of document.forms) form.addEventListener("submit", send)
  for (const field of document.querySelectorAll("[data-narrows]")) field.addEventListener("input", () => narrow(field))
}
const show = ({ title, body, top = 0 }) => {
  document.title = title
  document.body.replaceWith(body)
  start()
  const first = document.querySelector("[autofocus]") || document.querySelector("h1")
  first.focus({ preventScroll: true })
  scrollTo(0, top)
}
const keep = () => {
  steps[history.state.step] = { title: document.title, body: document.body.cloneNode(true), top: scrollY }
}
const narrow = (field) => {
  const typed = field.value.trim().toLowerCase()
  const items = [...field.form.querySelectorAll("[data-of]")]
  for (const item of items) item.hidden = !item.dataset.of.toLowerCase().includes(typed)
  field.form.querySelector("[role=status]").textContent = items.every((item) => item.hidden) ? "${NO_SUCH_NUMBER}" : ""
}
const answerTo = async (form, sent) => {
  const stop = new AbortController()
  const timer = setTimeout(() => stop.abort(), PATIENCE_MS)
  try {
    const answer = await fetch(form.action, { method: "POST", body: sent, signal: stop.signal })
    const page = new DOMParser().parseFromString(await answer.text(), "text/html")
    if (answer.status >= 500 || !page.querySelector("main.voting")) throw new Error("no answer of the voting page")
    return page
  } finally {
    clearTimeout(timer)
  }
}
const send = async (event) => {
  const { currentTarget: form, submitter } = event
  if (submitter === undefined) return
  event.preventDefault()
  if (form.hasAttribute("aria-busy")) return
  const { step } = history.state
  const before = steps[step - 1]
  if (submitter && submitter.value === "back" && before && before.body.querySelector(".ballot")) return history.back()
  const sent = new URLSearchParams(new FormData(form))
  if (submitter && submitter.name) sent.set(submitter.name, submitter.value)
  const told = form.querySelector("[role=alert]")
  told.textContent = ""
  form.setAttribute("aria-busy", "true")
  try {
    const page = await answerTo(form, sent)
    form.removeAttribute("aria-busy")
    if (history.state.step !== step) return
    keep()
    history.pushState({ step: step + 1 }, "", location.pathname)
    show({ title: page.title, body: page.body })
  } catch {
    form.removeAttribute("aria-busy")
    told.textContent = "No answer yet. Please try again: a ticket has one vote, however often it is sent."
    told.scrollIntoView({ block: "center" })
  }
}
addEventListener("popstate", () => {
  const kept = history.state && steps[history.state.step]
  if (kept) show(kept)
})
addEventListener("hashchange", () => {
  if (location.hash) location.reload()
})
start()
if (code) {
  const field = document.querySelector("input[name=code]")
  field.value = code
  field.form.querySelector("button").click()
}
}`

/** Allows the page exactly this script, and no other. */
export const VOTING_SCRIPT_SOURCE = `'sha256-${createHash("sha256").update(VOTING_SCRIPT).digest("base64")}'`
