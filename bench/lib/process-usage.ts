/** A server process's resource usage so far: memory in megabytes, CPU in milliseconds. */
export async function processUsage(port: number): Promise<{ megabytes: number; cpuMs: number }> {
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  const figure = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, "m").exec(metrics)?.[1])
  return {
    megabytes: figure("process_resident_memory_bytes") / 1_048_576,
    cpuMs: figure("process_cpu_seconds_total") * 1_000,
  }
}
