/** Whether an address leads only back to the machine that opens it: on a judge's phone, to the phone itself. */
export function isOwnMachine(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { hostname } = new URL(address)
  return /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\])$/i.test(hostname)
}

/** What somebody typed as the address of this server, "192.168.0.5:3000" too; null where it is none that a phone reaches. */
export function readCardAddress(text: string): string | null {
  const typed = text.trim()
  const address = /^https?:/i.test(typed) ? typed : `http://${typed}`
  if (typed === "" || /\s/.test(typed) || !URL.canParse(address) || isOwnMachine(address)) return null
  return address.replace(/\/+$/, "")
}
