/**
 * What the translation of a browser does to a page: each text that has a letter becomes two nested `font` elements, new texts too.
 * `replaces` puts a copy into them and takes the text out of the page, `wraps` puts the text itself into them. The words stay the
 * same. Needs nothing from outside, so that it can be sent into a page. Returns a function that ends it.
 */
export function translate(way: "replaces" | "wraps" = "replaces"): () => void {
  const isWords = (node: Node): node is Text =>
    node instanceof Text &&
    /[a-z]/i.test(node.data) &&
    node.parentElement?.closest("font, script, style, textarea, title, template, noscript") === null
  const replace = (text: Text) => {
    const [outer, inner] = [document.createElement("font"), document.createElement("font")]
    outer.append(inner)
    text.replaceWith(outer)
    inner.append(way === "wraps" ? text : text.data)
  }
  const follow = (part: Node) => {
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    for (let at: Node | null = part; at; at = texts.nextNode()) if (isWords(at)) found.push(at)
    found.forEach(replace)
  }
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === "characterData") follow(target)
      else addedNodes.forEach(follow)
    }
  })
  observer.observe(document, { childList: true, characterData: true, subtree: true })
  follow(document)
  return () => observer.disconnect()
}
