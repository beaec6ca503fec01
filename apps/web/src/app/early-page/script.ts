import "../../../public/color-scheme.js"
import { linkedCode, takeCodeFromAddress } from "../../lib/code-from-link.ts"
import { callEarly, callUrl } from "../../lib/early-calls.ts"
import { isLogoutWaiting } from "../../lib/worker/waiting-logout.ts"
import { followPage, load } from "./follow-page.ts"
import { fill, handOverForm, openForm } from "./form.ts"
import { fillNames, signedIn } from "./signed-in.ts"

/** Shows the panel of the judge who is signed in on this device, as the app does. */
function showJudge(template: HTMLTemplateElement, place: Element): void {
  template.remove()
  const known = signedIn()
  if (!known || !navigator.onLine) return
  const panel = document.importNode(template.content, true)
  fillNames(panel, known)
  place.before(panel)
}

/**
 * Sends a judge's sign-in and asks for the sheets, so that both answers are on their way while the app is loaded. The app makes
 * the same calls, gets these answers, and tells what they mean.
 */
async function signIn(procedure: string | undefined, values: Record<string, string>): Promise<void> {
  if (procedure === undefined || isLogoutWaiting()) return
  const answering = callEarly(callUrl(procedure), JSON.stringify({ 0: values }))
  load("next")
  const answer = await answering.catch(() => null)
  if (answer?.ok) void callEarly(callUrl("judge.workspace", {}))
}

takeCodeFromAddress()

let form: HTMLFormElement | null = null

const followLink = () => {
  takeCodeFromAddress()
  if (form) fill(form, linkedCode().toUpperCase())
}
addEventListener("hashchange", followLink)

followPage({
  show(page) {
    const place = page.querySelector("section, nav, form")?.closest("main > *")
    const panel = page.querySelector<HTMLTemplateElement>("template#signed-in")
    if (panel && place) showJudge(panel, place)
    const found = page.querySelector("form")
    // The button is the last part of the form: what the parser has not reached yet cannot be filled in.
    if (found?.querySelector("[type=submit]") && found !== form) {
      form = found
      openForm(found, linkedCode().toUpperCase(), (values) => void signIn(page.dataset.call, values))
    }
  },
  handOver: handOverForm,
  end: () => removeEventListener("hashchange", followLink),
})
