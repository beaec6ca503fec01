import { connect } from "node:net"
import type { FastifyInstance } from "fastify"

type RawAnswer = { status: number; headers: Map<string, string>; body: string }

/** Listens on a free local port. */
export async function listenLocally(app: FastifyInstance): Promise<number> {
  await app.listen({ port: 0, host: "127.0.0.1" })
  const address = app.server.address()
  if (typeof address !== "object" || !address) throw new Error("The app listens on no port.")
  return address.port
}

export function readAnswer(text: string): RawAnswer {
  const [head = "", ...rest] = text.split("\r\n\r\n")
  const [line = "", ...lines] = head.split("\r\n")
  const headers = new Map(
    lines.map((header) => {
      const colon = header.indexOf(":")
      return [header.slice(0, colon).toLowerCase(), header.slice(colon + 1).trim()] as const
    }),
  )
  return { status: Number(line.split(" ")[1]), headers, body: rest.join("\r\n\r\n") }
}

/** Sends raw bytes and reads until the server closes the connection. */
export function sendRaw(port: number, bytes: string | Buffer): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes))
    socket.on("data", (chunk) => chunks.push(chunk))
    socket.on("error", reject)
    socket.on("close", () => resolve(readAnswer(Buffer.concat(chunks).toString())))
  })
}
