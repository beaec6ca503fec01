/** What is checked, in the order in which it is shown. The names are part of the output for programs. */
export const CHECKS = [
  "settings",
  "data-folder",
  "disk",
  "database",
  "photos",
  "backups",
  "server",
  "browser-files",
  "public-address",
  "certificate",
  "proxy",
  "clock",
  "demo",
  "open-defaults",
] as const
export type Check = (typeof CHECKS)[number]

/** `found` says what is; `toDo` what to do about it, null where all is well. */
export type Finding = { check: Check; state: "ok" | "warning" | "fault"; found: string; toDo: string | null }

export const ok = (check: Check, found: string): Finding => ({ check, state: "ok", found, toDo: null })

export const warning = (check: Check, found: string, toDo: string): Finding => {
  return { check, state: "warning", found, toDo }
}

export const fault = (check: Check, found: string, toDo: string): Finding => ({ check, state: "fault", found, toDo })

export const hasFault = (findings: readonly Finding[]): boolean => findings.some(({ state }) => state === "fault")
