import { createHash } from "node:crypto"

/**
 * Offers to share the page, or to copy its link, in place of the link as a text. A browser that refuses to copy, as on a
 * plain http address, gets the text back, selected.
 */
export const SHARE_SCRIPT = `{
const section = document.querySelector(".sharing")
const [share, copy] = section.querySelectorAll("button")
const text = section.querySelector(".share")
const address = section.querySelector(".address")
const told = section.querySelector("[role=status]")
const show = (...shown) => shown.forEach((one) => { one.hidden = false })
const select = () => {
  show(text)
  getSelection().selectAllChildren(address)
}
const copyBySelection = () => {
  select()
  const isCopied = document.execCommand("copy")
  if (isCopied) text.hidden = true
  return isCopied
}
const label = copy.textContent
let timer
const say = (words) => {
  told.textContent = copy.textContent = words
  clearTimeout(timer)
  timer = setTimeout(() => { told.textContent = ""; copy.textContent = label }, 2000)
}
copy.onclick = async () => {
  const isCopied = await navigator.clipboard?.writeText(address.textContent).then(() => true, () => false)
  if (isCopied || copyBySelection()) say("Link copied")
  else say("Copy it below")
}
share.onclick = () => navigator.share({ title: document.title, url: address.textContent }).catch(() => {})
text.hidden = true
show(copy)
if (navigator.share) show(share)
}`

/** Allows a page exactly this script, and no other. */
export const SHARE_SCRIPT_SOURCE = `'sha256-${createHash("sha256").update(SHARE_SCRIPT).digest("base64")}'`
