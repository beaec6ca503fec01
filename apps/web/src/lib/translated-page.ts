// Page translation and some extensions change the page behind React's back; docs/decisions/0084-translated-pages.md says what is done about it.

/** What a translator has put in the place of a text, by that text. */
const standIns = new WeakMap<Node, Element>()
/** The stand-ins that belong to a text already. */
const assigned = new WeakSet<Node>()

let wasTranslated = false

/** Browsers and extensions that translate put `font` elements into the page; this product has none. */
const isStandIn = (node: Node | null): node is Element => node instanceof Element && node.localName === "font"

/** Notes which `font` element stands in the place of which text. */
function note(records: readonly MutationRecord[]): void {
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    wasTranslated ||= [...addedNodes].some(isStandIn)
    for (const text of removedNodes) {
      if (!(text instanceof Text)) continue
      const standIn = [...addedNodes, previousSibling, nextSibling].find(
        (node) => isStandIn(node) && !assigned.has(node),
      )
      if (!(standIn instanceof Element)) continue
      standIns.set(text, standIn)
      assigned.add(standIn)
    }
  }
}

/** Returns what stands in the page for a node that was taken out of it; undefined if nothing does. */
function standInOf(node: Node, observer: MutationObserver): Element | undefined {
  if (node.parentNode) return undefined
  note(observer.takeRecords())
  const standIn = standIns.get(node)
  return standIn?.parentNode ? standIn : undefined
}

/** Returns the child of `parent` that is the node or holds it; null if it is elsewhere. */
function childWith(parent: Node, node: Node | undefined): Node | null {
  let at = node ?? null
  while (at && at.parentNode !== parent) at = at.parentNode
  return at
}

/**
 * Lets React go on in a page whose texts somebody else has replaced or wrapped. Removing such a text removes what stands in its
 * place; what is inserted before it is inserted before that; and a text that changes comes back with its new words, so that no old
 * number stays in sight.
 */
export function followTranslators(): void {
  wasTranslated = document.querySelector("font") !== null
  const observer = new MutationObserver(note)
  observer.observe(document, { childList: true, subtree: true })
  const { removeChild, insertBefore } = Node.prototype
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, "nodeValue")

  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) return removeChild.call(this, child) as Child
    standInOf(child, observer)?.remove()
    child.parentNode?.removeChild(child)
    return child
  }
  Node.prototype.insertBefore = function <Added extends Node>(this: Node, added: Added, before: Node | null): Added {
    const isThere = !before || before.parentNode === this
    const place = isThere ? before : childWith(this, standInOf(before, observer) ?? before)
    return insertBefore.call(this, added, place) as Added
  }
  Object.defineProperty(Node.prototype, "nodeValue", {
    ...nodeValue,
    set(this: Node, value: string | null) {
      const standIn = this instanceof Text ? standInOf(this, observer) : undefined
      standIn?.replaceWith(this)
      nodeValue?.set?.call(this, value)
    },
  })
}

/** Whether somebody else has put texts into the page since it was opened. */
export const isTranslated = (): boolean => wasTranslated
