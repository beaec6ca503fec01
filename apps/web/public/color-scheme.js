// Sets the colour scheme before the first paint, so that a dark page never flashes white. The key and the values are
// those of src/app/color-scheme.ts. A page with its screen in the HTML has this text in its head.
;(() => {
  let chosen = null
  try {
    chosen = localStorage.getItem("rosette.color-scheme")
  } catch {
    // Storage is refused in some private modes: then the system decides.
  }
  const dark = chosen === "dark" || (chosen !== "light" && matchMedia("(prefers-color-scheme: dark)").matches)
  document.documentElement.setAttribute("data-mantine-color-scheme", dark ? "dark" : "light")
})()
