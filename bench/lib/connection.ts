import { connect, type Socket } from "node:net"
import { brotliDecompressSync } from "node:zlib"

/** `head` is the status line and the headers, names in lower case; `sentBytes` is the size of the body as sent, perhaps compressed. */
export type Answer = { status: number; head: string; sentBytes: number; body: string; ms: number }

/**
 * A keep-alive HTTP connection, one request at a time. Node's own client takes more CPU than the measured server; this
 * one only writes the request and finds the end of the response.
 */
export type Connection = { send(request: Buffer): Promise<Answer>; close(): void }

/** The bytes of a complete request. */
export function requestOf(
  method: string,
  path: string,
  { cookie, body, headers = {} }: { cookie?: string; body?: unknown; headers?: Record<string, string> } = {},
): Buffer {
  const content = body === undefined ? "" : JSON.stringify(body)
  const lines = [
    `${method} ${path} HTTP/1.1`,
    "host: 127.0.0.1",
    ...(cookie ? [`cookie: ${cookie}`] : []),
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(body === undefined ? [] : ["content-type: application/json", `content-length: ${Buffer.byteLength(content)}`]),
  ]
  return Buffer.from(`${lines.join("\r\n")}\r\n\r\n${content}`)
}

/** `from` is the address of this machine that the server sees, such as 127.0.0.7. */
export async function openConnection(port: number, from = "127.0.0.1"): Promise<Connection> {
  const socket = connect({ port, host: "127.0.0.1", localAddress: from, noDelay: true })
  await new Promise<void>((resolve, reject) => socket.once("connect", resolve).once("error", reject))
  return { send: (request) => exchange(socket, request), close: () => void socket.destroy() }
}

function exchange(socket: Socket, request: Buffer): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const sentAt = performance.now()
  const reader = new ResponseReader()
  const onData = (chunk: Buffer) => {
    const answer = reader.take(chunk)
    if (!answer) return
    removeListeners()
    resolve({ ...answer, ms: performance.now() - sentAt })
  }
  const onEnd = () => {
    removeListeners()
    reject(new Error("The server closed the connection."))
  }
  const removeListeners = () => socket.off("data", onData).off("close", onEnd).off("error", onEnd)
  socket.on("data", onData).once("close", onEnd).once("error", onEnd)
  socket.write(request)
  return promise
}

/** Reads one response from its chunks. */
class ResponseReader {
  readonly #chunks: Buffer[] = []
  #bytes = 0
  #head: { text: string; bytes: number; contentBytes: number | null } | undefined

  /** Returns the complete response with its last chunk, null before. */
  take(chunk: Buffer): Omit<Answer, "ms"> | null {
    this.#chunks.push(chunk)
    this.#bytes += chunk.length
    this.#head ??= this.#readHead()
    if (!this.#head) return null
    const { text: head, bytes, contentBytes } = this.#head
    const isComplete =
      contentBytes === null ? chunk.subarray(-5).equals(LAST_CHUNK) : this.#bytes >= bytes + contentBytes
    if (!isComplete) return null
    const content = Buffer.concat(this.#chunks).subarray(bytes)
    const sent = contentBytes === null ? unchunked(content) : content
    return {
      status: Number(head.slice(9, 12)),
      head,
      sentBytes: sent.length,
      body: (head.includes("\r\ncontent-encoding: br") ? brotliDecompressSync(sent) : sent).toString(),
    }
  }

  #readHead() {
    const all = Buffer.concat(this.#chunks)
    const end = all.indexOf("\r\n\r\n")
    if (end < 0) return undefined
    // Header names are case-insensitive; values are not.
    const text = all.toString("latin1", 0, end).replace(/^[^:\r\n]+:/gm, (name) => name.toLowerCase())
    const isChunked = /\r\ntransfer-encoding: chunked/i.test(text)
    const length = Number(/\r\ncontent-length: (\d+)/.exec(text)?.[1] ?? 0)
    return { text, bytes: end + 4, contentBytes: isChunked ? null : length }
  }
}

const LAST_CHUNK = Buffer.from("0\r\n\r\n")

function unchunked(content: Buffer): Buffer {
  const parts: Buffer[] = []
  for (let at = 0; ; ) {
    const lineEnd = content.indexOf("\r\n", at)
    const size = Number.parseInt(content.toString("latin1", at, lineEnd), 16)
    if (!size) return Buffer.concat(parts)
    parts.push(content.subarray(lineEnd + 2, lineEnd + 2 + size))
    at = lineEnd + 2 + size + 2
  }
}
