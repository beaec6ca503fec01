/** An element of the screen by role and accessible name. */
export type Target = {
  role: "button" | "link" | "field" | "tab" | "slider" | "checkbox" | "dialog" | "heading" | "option" | "image"
  name: string
  /** `name` is only the beginning of the name. */
  isBeginning?: boolean
  /** The name of the dialog that contains it. */
  dialog?: string
}

/** Where a target is: `x` and `y` are its middle. */
export type Place = { x: number; y: number; left: number; width: number; isEnabled: boolean; value: string }

/**
 * Finds a visible target, scrolls it into view and returns where it is; null while it is missing, moves, or is covered. It
 * runs in the page, so it must contain everything it uses.
 */
export async function findInPage(target: Target): Promise<Place | null> {
  const SELECTORS: Record<Target["role"], string> = {
    button: "button, [role=button]",
    link: "a[href]",
    field: "input:not([type=checkbox]):not([type=file]), textarea",
    tab: "[role=tab]",
    slider: "[role=slider]",
    checkbox: "input[type=checkbox]",
    dialog: "[role=dialog]",
    heading: "h1, h2, h3",
    option: "[role=option]",
    image: "img, [role=img]",
  }
  const plain = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ").trim()
  const textOfIds = (ids: string) =>
    plain(
      ids
        .split(" ")
        .map((id) => document.getElementById(id)?.textContent ?? "")
        .join(" "),
    )
  const nameOf = (element: Element): string => {
    const ids = element.getAttribute("aria-labelledby")
    if (ids) return textOfIds(ids)
    const label = element.getAttribute("aria-label") ?? element.getAttribute("alt")
    if (label) return plain(label)
    const labels = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.labels : null
    // A required field's label ends with an asterisk.
    if (labels?.[0]) return plain(labels[0].textContent).replace(/ ?\*$/, "")
    return plain(element.textContent) || plain(element.getAttribute("placeholder"))
  }
  const isSeen = (element: Element) => element.getClientRects().length > 0 && element.checkVisibility()
  const matches = (element: Element, name: string, isBeginning = false) =>
    isBeginning ? nameOf(element).startsWith(name) : nameOf(element) === name
  const { dialog } = target
  const root =
    dialog === undefined
      ? document
      : [...document.querySelectorAll("[role=dialog]")].find((one) => isSeen(one) && matches(one, dialog))
  const element = [...(root?.querySelectorAll(SELECTORS[target.role]) ?? [])].find(
    (one) => (isSeen(one) || one instanceof HTMLInputElement) && matches(one, target.name, target.isBeginning),
  )
  if (!element) return null
  if (target.role !== "dialog") element.scrollIntoView({ block: "center", behavior: "instant" })
  const before = element.getBoundingClientRect()
  await new Promise((resolve) => setTimeout(resolve, 60))
  const { left, top, width, height } = element.getBoundingClientRect()
  if (before.left !== left || before.top !== top) return null
  // A dialog that opens is higher than it will be, also in the frames before its transition begins.
  const opening = element.closest("[role=dialog]")
  if (opening && !new DOMMatrix(getComputedStyle(opening).transform).isIdentity) return null
  const [x, y] = [left + width / 2, top + height / 2]
  const hit = document.elementFromPoint(x, y)
  const control = hit?.closest("label")?.control ?? hit
  const isFree = target.role === "dialog" || element.contains(control) || control?.contains(element) === true
  if (!isFree && target.role !== "checkbox") return null
  const isDisabled = (element instanceof HTMLButtonElement || element instanceof HTMLInputElement) && element.disabled
  // What has just appeared takes no tap for a moment.
  const isLate = element.ariaDisabled === "true" || getComputedStyle(element).pointerEvents === "none"
  const isEnabled = !isDisabled && !isLate
  const value =
    element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
      ? element.value
      : (element.getAttribute("aria-valuenow") ?? "")
  return { x, y, left, width, isEnabled, value }
}
