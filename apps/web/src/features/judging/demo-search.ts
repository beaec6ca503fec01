const NO = new Set(["0", "false", "no", "off"])

/** Whether an address asks for Test Mode: `?demo` with any value but a no. */
export function isDemoSearch(search: string): boolean {
  const demo = new URLSearchParams(search).get("demo")
  return demo !== null && !NO.has(demo.toLowerCase())
}
