import { createHash } from "node:crypto"

/** Said of a number that is typed, by the list that is narrowed and by the server alike. */
export const NO_SUCH_NUMBER = "No entry has this number."

/**
 * Makes the forms of the voting page into one page that stays: a ticket's code is taken out of the address at once, each form is sent
 * without leaving the page, so that a line that fails loses nothing, and the list is narrowed by what is typed. Without it, and in
 * browsers that do not tell which button was pressed, the forms work as forms.
 *
 * Pages are kept as steps, for Back and Forward. What was counted takes the place of its question. After a vote, also one whose answer
 * was lost, older ballots are asked for again when they are shown again.
 */
export const VOTING_SCRIPT = `{
const PATIENCE_MS = 15000
const steps = [{ title: document.title, body: document.body }]
let at = 0
const code = new URLSearchParams("code=" + location.hash.slice(1)).get("code")
history.replaceState({ step: 0 }, "", location.pathname + location.search)
history.scrollRestoration = "manual"
const start = () => {
  for (const time of document.querySelectorAll("[data-at]"))
    time.textContent = ", " + new Date(time.dataset.at).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit", hourCycle: "h23" })
  for (const form of document.forms) form.addEventListener("submit", send)
  for (const field of document.querySelectorAll("[data-narrows]")) field.addEventListener("input", () => narrow(field))
}
const show = (step, top) => {
  steps[at].top = scrollY
  at = step
  const { title, body } = steps[at]
  document.title = title
  document.body.replaceWith(body)
  const first = document.querySelector("[autofocus]") || document.querySelector("h1")
  first.focus({ preventScroll: true })
  scrollTo(0, top)
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
const send = (event) => {
  const { currentTarget: form, submitter } = event
  if (submitter === undefined) return
  event.preventDefault()
  const before = steps[at - 1]
  if (submitter && submitter.value === "back" && before && !before.isOld && before.body.querySelector(".ballot")) return history.back()
  const sent = new URLSearchParams(new FormData(form))
  if (submitter && submitter.name) sent.set(submitter.name, submitter.value)
  ask(form, sent)
}
const ask = async (form, sent, isAgain = false) => {
  if (form.hasAttribute("aria-busy")) return
  const asked = at
  const does = sent.get("does")
  const told = form.querySelector("[role=alert]")
  told.textContent = ""
  form.setAttribute("aria-busy", "true")
  const page = await answerTo(form, sent).catch(() => null)
  form.removeAttribute("aria-busy")
  if (does === "vote" || does === "takeBack") steps.forEach((step) => { step.isOld = true })
  if (!page) {
    told.textContent = "No answer yet. " + (isAgain ? "This is what was here before your last vote." : "Please try again: a ticket has one vote, however often it is sent.")
    told.scrollIntoView({ block: "center" })
  }
  if (at !== asked) return renew()
  if (!page) return
  const step = isAgain || does === "vote" ? at : at + 1
  if (step > at) history.pushState({ step }, "", location.pathname)
  steps[step] = { title: page.title, body: page.body }
  show(step, isAgain ? scrollY : 0)
  start()
}
const renew = () => {
  const ballot = document.querySelector(".ballot")
  if (!ballot || !steps[at].isOld) return
  const form = ballot.closest("form")
  ask(form, new URLSearchParams({ code: form.elements.code.value, does: "back" }), true)
}
addEventListener("popstate", () => {
  if (!history.state) return
  const { step } = history.state
  if (!steps[step]) steps[step] = steps[at]
  show(step, steps[step].top)
  renew()
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
