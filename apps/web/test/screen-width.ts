const WIDTHS_PX = { phone: 390, desktop: 1280 }
const PX_PER_EM = 16

let width = WIDTHS_PX.desktop

/** Sets the width for media queries until the test ends. */
export function setScreenWidth(screen: keyof typeof WIDTHS_PX): void {
  width = WIDTHS_PX[screen]
}

/** `window.matchMedia` for `min-width` and `max-width` in em or px; any other feature does not match. */
export function screenOf(media: string): MediaQueryList {
  const [, bound, size, unit] = /\((min|max)-width:\s*([\d.]+)(em|px)\)/.exec(media) ?? []
  const limit = Number(size) * (unit === "em" ? PX_PER_EM : 1)
  const matches = bound === "min" ? width >= limit : bound === "max" && width <= limit
  return Object.assign(new EventTarget(), { matches, media, onchange: null, addListener() {}, removeListener() {} })
}
