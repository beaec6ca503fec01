import { once } from "node:events"
import { connect, createServer, type Socket } from "node:net"

/** A connection to a server that can stop carrying anything, as if the machine at its end had died without a word. */
export type SilentLine = { url: string; silence(): void; speak(): void; close(): Promise<void> }

/** Opens an address that leads to the server at this URL. */
export async function silentLine(url: string): Promise<SilentLine> {
  const { hostname, port } = new URL(url)
  const open = new Set<Socket>()
  let isSilent = false
  const carry = (from: Socket, to: Socket) => {
    open.add(from)
    from.on("data", (bytes) => void (isSilent || to.write(bytes)))
    // After an error comes the close, which ends the other side too.
    from.on("error", () => {})
    from.on("close", () => {
      open.delete(from)
      to.destroy()
    })
  }
  const door = createServer((client) => {
    const server = connect(Number(port), hostname)
    carry(client, server)
    carry(server, client)
  }).listen(0, "127.0.0.1")
  await once(door, "listening")
  const address = door.address()
  if (!address || typeof address !== "object") throw new Error("The line has no address.")
  const through = new URL(url)
  through.port = String(address.port)
  return {
    url: through.href,
    silence() {
      isSilent = true
    },
    speak() {
      isSilent = false
    },
    async close() {
      for (const socket of open) socket.destroy()
      door.close()
      await once(door, "close")
    },
  }
}
