const MISSING_CODE = /dynamically imported module|importing a module script failed|unable to preload css/i

/** Whether a part of the client could not be loaded: no network, or a new version has replaced the files. */
export function isMissingCode(error: unknown): boolean {
  return error instanceof Error && MISSING_CODE.test(error.message)
}
