/** Whether an address means the machine that opens it, such as "localhost": on a judge's phone, the phone itself. */
export function isOwnMachine(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { hostname } = new URL(address)
  return /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\])$/i.test(hostname)
}

/** Reads a typed server address, such as "192.168.0.5:3000"; null if it is not valid or a phone cannot reach it. */
export function readCardAddress(text: string): string | null {
  const typed = text.trim()
  const address = /^https?:/i.test(typed) ? typed : `http://${typed}`
  if (typed === "" || /\s/.test(typed) || !URL.canParse(address) || isOwnMachine(address)) return null
  return address.replace(/\/+$/, "")
}
