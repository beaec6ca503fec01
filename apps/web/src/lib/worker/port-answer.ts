/** Sends a message with a port. Resolves with the answer on that port, or null if there is none in time. */
export function askOnPort(send: (port: MessagePort) => void, patienceMs: number): Promise<unknown> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    const settle = (answer: unknown) => {
      clearTimeout(timer)
      port1.close()
      resolve(answer)
    }
    const timer = setTimeout(() => settle(null), patienceMs)
    port1.onmessage = ({ data }) => settle(data)
    send(port2)
  })
}
