import type { BackupState } from "@rosette/contract/backups"
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client"

/** The server's own metrics: routes and procedures, nothing about persons. */
export type Metrics = {
  /** Counts a procedure call through either door: "ok" or its refusal code. */
  called(procedure: string, outcome: string): void
  /** Counts a sign-in that was refused because too many have failed, of all addresses together. */
  beyondCeiling(role: string): void
  /** Counts an answered request; `route` is the template, not the requested path. */
  answered(route: string, method: string, status: number, seconds: number): void
  /** All metrics as Prometheus text. */
  text(readings: Readings): Promise<string>
}

/** Values that are read for each request of the metrics; null if they are not available. */
type Readings = {
  clients: number
  /** Sheets that judges' devices reported as not sent yet. */
  waitingSheets: number | null
  freeBytes: number | null
  backup: BackupState
}

const SAVES_SHEETS = "judge.saveSheet"
const LATENCY_BUCKETS_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

let processRegistry: Registry | undefined

/** Memory, CPU and event-loop delay: measured once per process, not per app. */
function registryOfProcess(): Registry {
  if (!processRegistry) {
    processRegistry = new Registry()
    collectDefaultMetrics({ register: processRegistry })
  }
  return processRegistry
}

export function createMetrics(): Metrics {
  const registers = [new Registry()]
  const requests = new Counter({
    name: "rosette_http_requests_total",
    help: "Requests answered, by route, method and status",
    labelNames: ["route", "method", "status"] as const,
    registers,
  })
  const latency = new Histogram({
    name: "rosette_http_request_duration_seconds",
    help: "Time from the request to the end of its answer",
    labelNames: ["route", "method"] as const,
    buckets: LATENCY_BUCKETS_SECONDS,
    registers,
  })
  const calls = new Counter({
    name: "rosette_calls_total",
    help: "Procedure calls through both doors, by outcome: ok or the code of the refusal",
    labelNames: ["procedure", "outcome"] as const,
    registers,
  })
  const sheetsSaved = new Counter({
    name: "rosette_sheets_saved_total",
    help: "Sheets saved and acknowledged",
    registers,
  })
  const ceilings = new Counter({
    name: "rosette_sign_in_ceiling_total",
    help: "Wrong sign-ins refused because too many have failed, of all addresses together, by role",
    labelNames: ["role"] as const,
    registers,
  })
  const show = gauges(registers)

  return {
    called(procedure, outcome) {
      calls.inc({ procedure, outcome })
      if (procedure === SAVES_SHEETS && outcome === "ok") sheetsSaved.inc()
    },
    beyondCeiling: (role) => ceilings.inc({ role }),
    answered(route, method, status, seconds) {
      requests.inc({ route, method, status })
      latency.observe({ route, method }, seconds)
    },
    text(readings) {
      show(readings)
      return Registry.merge([...registers, registryOfProcess()]).metrics()
    },
  }
}

/** Set for each request of the metrics; NaN if the value is not available. */
function gauges(registers: Registry[]): (readings: Readings) => void {
  const gauge = (name: string, help: string) => new Gauge({ name: `rosette_${name}`, help, registers })
  const clients = gauge("connected_clients", "Open connections to this server")
  const waiting = gauge("waiting_sheets", "Sheets that judges' devices last said they hold, of all servers")
  const free = gauge("disk_free_bytes", "Free room on the disk of the data folder")
  const every = gauge("backup_every_seconds", "Pause between backups that the server makes by itself; 0 for none")
  const lastAt = gauge("backup_last_timestamp_seconds", "When the newest backup was made; 0 for never")
  const failing = gauge("backup_failing", "1 while the last backup that was tried has failed")
  return (readings) => {
    const { everySeconds, lastAt: at, failure } = readings.backup
    clients.set(readings.clients)
    waiting.set(readings.waitingSheets ?? Number.NaN)
    free.set(readings.freeBytes ?? Number.NaN)
    every.set(everySeconds ?? 0)
    lastAt.set(at === null ? 0 : Date.parse(at) / 1_000)
    failing.set(failure === null ? 0 : 1)
  }
}
